// The engine `fast` hands its work to a kernel, which tells no events: its film is that of `scalar`.

export const filmedAs = (engine: string) => (engine === 'fast' ? 'scalar' : engine);
