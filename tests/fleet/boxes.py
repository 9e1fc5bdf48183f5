"""Hosts without a container's daemon: a Containerfile done step by step in a folder, and namespaces of Linux over what it made.

A host has its own name, network, processes and files; what hosts have in common is one folder, /shared.  Root only.
"""

import hashlib
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import time

TRUSTED = pathlib.Path("/etc/ssl/certs/ca-certificates.crt")


def shell(line, **options):
    return subprocess.run(["sh", "-euc", line], check=True, **options)


def missing():
    """What is not there to make hosts with, in words; '' when all is."""
    if os.geteuid() != 0:
        return "hosts are made by root"
    return ", ".join(f"no {one}" for one in ("debootstrap", "unshare", "ip") if not shutil.which(one))


# ---- The image


def steps_of(text):
    """(word, rest) of each step of a Containerfile."""
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


class Image:
    """Does the steps of a Containerfile; FROM debian:12-slim is Debian's own bootstrap.

    Each step leaves a layer below ``place``, what it changed in the layers before it, named by these, its words and what it copies;
    a layer that is there is not made again.

    arguments   values of ARG, as --build-arg has them
    wheel       a wheel of this source, which stands for the stage that would make it
    """

    def __init__(self, containerfile, source, place, arguments=None, wheel=None):
        self.place, self.source, self.environment = pathlib.Path(place), source, {}
        self.stages, self.layers, self.arguments, self.wheel = {}, [], arguments or {}, wheel
        for word, rest in steps_of(pathlib.Path(containerfile).read_text()):
            if not (self._is_build and self.wheel and word != "FROM"):
                getattr(self, f"_{word.lower()}")(rest)

    @property
    def _is_build(self):
        return bool(self.layers) and self.layers is self.stages.get("build")

    def _from(self, rest):
        base, _, name = rest.partition(" AS ")
        assert base == "debian:12-slim", base
        debian = self.place / "debian"
        if not debian.exists():
            new = self.place / "debian.new"
            shutil.rmtree(new, ignore_errors=True)
            shell(f"debootstrap --variant=minbase bookworm {new} >{self.place}/debootstrap.log && mv {new} {debian}")
        self.environment, self.layers = {}, [debian]
        self.stages[name] = self.layers

    def _env(self, rest):
        name, _, value = rest.partition("=")
        self.environment[name] = value

    def _arg(self, rest):
        name, _, value = rest.partition("=")
        self.environment[name] = self.arguments.get(name, value)

    def _workdir(self, rest):
        assert rest == "/tmp"

    def _copy(self, rest):
        *options, to = shlex.split(rest)
        if options[0].startswith("--from="):
            if self.wheel:
                digest = hashlib.sha256(self.wheel.read_bytes()).hexdigest()
                self._layer(f"COPY {rest}\n{digest}", lambda root: copy(self.wheel, root / to.strip("/") / self.wheel.name))
                return
            stage, given = self.stages[options[0].removeprefix("--from=")], options[1].strip("/")
            self._layer(f"COPY {rest}\n{stage[-1].name}", lambda root: mounted(stage, None, lambda other: copy(other / given, root / to.strip("/"))))
            return
        files = [one for given in options for one in self._files(given)]
        digest = hashlib.sha256(b"".join(f"{one}\n".encode() + one.read_bytes() for one in files)).hexdigest()

        def fill(root):
            for given in options:
                folder = (self.source / given).is_dir()
                for one in self._files(given):
                    copy(one, root / to.strip("/") / (one.relative_to(self.source / given) if folder else one.name))

        self._layer(f"COPY {rest}\n{digest}", fill)

    def _files(self, given):
        """Those that git knows, or may come to know."""
        listed = f"git -C {self.source} ls-files --cached --others --exclude-standard -- {given}"
        return sorted(self.source / line for line in shell(listed, capture_output=True, text=True).stdout.splitlines())

    def _run(self, rest):
        """With the network and the trust of this machine."""

        def run(root):
            shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
            own = root / str(TRUSTED).strip("/")
            if TRUSTED.exists():
                copy(TRUSTED, own)
            words = {name: value for name, value in os.environ.items() if name.startswith(("SSL_", "PIP_CERT", "PIP_DEFAULT"))}
            inside(root, rest, self.environment | words)

        self._layer(f"RUN {rest}\n{self.environment}", run)

    def _layer(self, key, fill):
        name = hashlib.sha256(f"{self.layers[-1].name}\n{key}".encode()).hexdigest()[:20]
        layer = self.place / name
        if not layer.exists():
            new = self.place / "new"
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            mounted(self.layers, new, fill)
            new.rename(layer)
        self.layers.append(layer)


def lower(layers):
    """The words of overlayfs: the topmost first."""
    return "lowerdir=" + ":".join(map(str, reversed(layers)))


def mounted(layers, upper, use):
    """``use`` of a folder where the layers lie on each other; what it changes is in ``upper``."""
    root, work = layers[0].parent / "root", layers[0].parent / "work"
    if upper is None:
        root = root.with_name("other")
    root.mkdir(exist_ok=True)
    work.mkdir(exist_ok=True)
    if len(layers) == 1 and upper is None:
        use(layers[0])
        return
    shell(f"mount -t overlay overlay -o {lower(layers)}{f',upperdir={upper},workdir={work}' if upper else ''} {root}")
    try:
        use(root)
    finally:
        shell(f"umount {root}")


def copy(given, to):
    to.parent.mkdir(parents=True, exist_ok=True)
    if given.is_dir():
        shutil.copytree(given, to)
    else:
        shutil.copy(given, to)


def inside(root, line, environment):
    """A line of shell with a folder as root, with /proc and /dev of its own."""
    given = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"} | environment
    mounts = f"mount -t proc proc {root}/proc; mount --bind /dev {root}/dev; exec chroot {root} /bin/sh -c {shlex.quote(line)}"
    subprocess.run(["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", mounts], env=given, check=True)


# ---- The hosts


class Network:
    """A bridge between hosts, seen from this machine as 10.77.0.1."""

    NAME = "nonetbox"

    def __enter__(self):
        subprocess.run(["ip", "link", "del", self.NAME], capture_output=True, check=False)
        shell(f"ip link add {self.NAME} type bridge; ip addr add 10.77.0.1/24 dev {self.NAME}; ip link set {self.NAME} up")
        return self

    def __exit__(self, *_):
        shell(f"ip link del {self.NAME}")


class Host:
    """A host of an image: what it writes outside /shared is its own, and is gone with it."""

    def __init__(self, number, image, shared, place):
        self.name, self.address = f"host{number}", f"10.77.0.{10 + number}"
        own = pathlib.Path(place, self.name)
        for part in ("upper", "work", "root"):
            (own / part).mkdir(parents=True)
        self._environment = {"PATH": "/usr/bin:/bin"} | image.environment
        root = own / "root"
        set_up = (
            f"hostname {self.name}; mount -t overlay overlay -o {lower(image.layers)},upperdir={own}/upper,workdir={own}/work {root}; "
            f"mount -t proc proc {root}/proc; mount --bind /dev {root}/dev; mkdir -p {root}/shared; mount --bind {shared} {root}/shared; "
            f"echo {self.name} >{root}/etc/hostname; cp {place}/hosts {root}/etc/hosts; ip link set lo up; echo ready; "
            f"exec chroot {root} /bin/sleep infinity"
        )
        pathlib.Path(place, "hosts").write_text("127.0.0.1 localhost\n" + "".join(f"10.77.0.{10 + i} host{i}\n" for i in range(10)))
        words = ["unshare", "--mount", "--uts", "--ipc", "--net", "--pid", "--fork", "--kill-child", "sh", "-euc", set_up]
        self._init = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._init.stdout.readline() == "ready\n"
        self._pid = int(pathlib.Path(f"/proc/{self._init.pid}/task/{self._init.pid}/children").read_text())
        link = f"nonetbox{number}"
        shell(f"ip link add {link} type veth peer name eth0 netns {self._pid}; ip link set {link} master {Network.NAME}; ip link set {link} up")
        shell(f"nsenter -t {self._pid} -n -- sh -euc 'ip addr add {self.address}/24 dev eth0; ip link set eth0 up'")

    def command(self, line):
        return ["nsenter", "-t", str(self._pid), "-a", "--root", "/bin/sh", "-euc", f"cd /tmp; exec {line}"]

    def run(self, line, good=(0,)):
        done = subprocess.run(self.command(line), env=self._environment, capture_output=True, text=True, check=False)
        assert done.returncode in good, (line, done.returncode, done.stdout, done.stderr)
        return done

    def start(self, line, log):
        with pathlib.Path(log).open("ab") as out:
            return subprocess.Popen(self.command(line), env=self._environment, stdout=out, stderr=out)

    def stop(self):
        """The host is gone at once, with all that runs there."""
        if self._init.poll() is None:
            os.kill(self._pid, signal.SIGKILL)
            self._init.wait()


def wait_for(condition, seconds, what):
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"{what}: not within {seconds} s"
        time.sleep(0.1)
