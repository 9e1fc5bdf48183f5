// Converts the engine's JSON to JavaScript style: keys in camelCase. docs/json.md lists the original keys.

const renamed = new Map<string, string>();

function nameOf(key: string): string {
  let name = renamed.get(key);
  if (name === undefined) renamed.set(key, (name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())));
  return name;
}

/** Returns the value with JavaScript names. Under `counts` and `defects` the keys are names of things, and stay. */
export function asData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asData);
  if (typeof value !== 'object' || value === null) return value;
  const data: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    data[nameOf(key)] = key === 'counts' || key === 'defects' ? part : asData(part);
  }
  return data;
}

export const parsed = <Answer>(json: string): Answer => asData(JSON.parse(json)) as Answer;
