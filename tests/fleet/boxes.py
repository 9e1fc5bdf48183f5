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
    """Does the steps of a Containerfile in folders below ``place``, one for each stage; the last is the image.

    FROM debian:12-slim is Debian's own bootstrap.  Steps that were done with the same sources are not done again.
    """

    def __init__(self, containerfile, source, place):
        self.place, self.source, self.environment = pathlib.Path(place), source, {}
        self.stages, self.folder = {}, ""
        text = pathlib.Path(containerfile).read_text()
        self._forget_other_sources(hashlib.sha256(text.encode() + self._archive()).hexdigest())
        for number, (word, rest) in enumerate(steps_of(text)):
            mark = f"{number:02} {word} {rest}"
            done = self.folder and (self.folder.parent / f"{self.folder.name}.steps")
            if word in ("RUN", "COPY") and done.exists() and mark in done.read_text().splitlines():
                continue
            getattr(self, f"_{word.lower()}")(rest)
            if word in ("RUN", "COPY"):
                with done.open("a") as marks:
                    marks.write(f"{mark}\n")

    def _archive(self):
        listed = f"git -C {self.source} ls-files -z --cached --others --exclude-standard"
        archive = f"tar -C {self.source} --null -T - --sort=name --mtime=@0 --owner=0 --group=0 -c"
        return shell(f"{listed} | {archive}", capture_output=True).stdout

    def _forget_other_sources(self, key):
        mark = self.place / "sources"
        if not mark.exists() or mark.read_text() != key:
            for one in self.place.iterdir():
                if one.name not in ("debian", "debootstrap.log"):
                    shutil.rmtree(one) if one.is_dir() else one.unlink()
            mark.write_text(key)

    def _from(self, rest):
        base, _, name = rest.partition(" AS ")
        assert base == "debian:12-slim", base
        self.folder, self.environment = self.place / (name or "image"), {}
        self.stages[name] = self.folder
        debian = self.place / "debian"
        if not (debian / "bin/sh").exists():
            shell(f"debootstrap --variant=minbase bookworm {debian} >{self.place}/debootstrap.log")
        if not self.folder.exists():
            shell(f"cp -a {debian} {self.folder}.new && mv {self.folder}.new {self.folder}")

    def _env(self, rest):
        name, _, value = rest.partition("=")
        self.environment[name] = value

    def _workdir(self, rest):
        assert (self.folder / rest.strip("/")).is_dir()

    def _copy(self, rest):
        *options, given, to = shlex.split(rest)
        target = self.folder / to.strip("/")
        if options:
            (stage,) = options
            shutil.copytree(self.stages[stage.removeprefix("--from=")] / given.strip("/"), target)
            return
        assert given == "."
        target.mkdir(parents=True, exist_ok=True)
        shell(f"tar -x -C {target}", input=self._archive())

    def _run(self, rest):
        """With the network and the trust of this machine."""
        if TRUSTED.exists():
            own = self.folder / str(TRUSTED).strip("/")
            own.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TRUSTED, own)
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        words = {name: value for name, value in os.environ.items() if name.startswith(("SSL_", "PIP_CERT", "PIP_DEFAULT"))}
        inside(self.folder, rest, self.environment | words)


def inside(root, line, environment):
    """A line of shell with a folder as root, with /proc and /dev of its own."""
    given = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"} | environment
    mounts = f"mount -t proc proc {root}/proc; mount --bind /dev {root}/dev; exec chroot {root} /bin/sh -euc {shlex.quote(line)}"
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
            f"hostname {self.name}; mount -t overlay overlay -o lowerdir={image.folder},upperdir={own}/upper,workdir={own}/work {root}; "
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
