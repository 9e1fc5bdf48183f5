#!/usr/bin/python3
"""The HTTP API of nonet serve: the bytes of the command, its description, its limits.

    api.py NONET

Answers are compared with what `nonet VERB --json` writes, and held to the schemas of /v1/openapi.json.
"""

import errno
import gzip
import http.server
import json
import os
import subprocess
import tempfile
import threading
import unittest

import jsonschema

from serving import EASY, NONET, Served, Serving

SEVERAL = "..65.84..52........87....31..3.1..8.9..863..5.5..9.6..1.....25........74..52.63.."
CLASH = "3.65384..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."
NO_SINGLE = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
UNREADABLE = '{"id": 8'
BODIES = [EASY, CLASH, SEVERAL, f"{EASY}\n{SEVERAL}\n{CLASH}\n"]
# The options that are tested for each verb, as in the address.
QUESTIONS = {
    "solve": ["", "first", "engine=scalar", "budget=1000n"],
    "check": ["", "no-minimal"],
    "count": ["", "limit=0", "limit=5&list", "candidates", "estimate&probes=100&seed=1"],
    "rate": ["", "scale=se,hodoku&counts"],
    "hint": ["", "language=de-AT", "level=2", "why-not=r1c2%3D1", f"puzzle={EASY}"],
    "explain": ["", "scale=hodoku", "stop-after=2", "language=de", "all-steps", "only=hidden_single,naked_single&pruned"],
    "diagnose": ["", "all", f"puzzle={EASY}&order=r1c2", "board=9x9%2Bx", "language=de"],
}
ORDERS = ["seed=5", "seed=1&count=3&symmetry=rot180", "seed=2&board=6x6&givens=10", "seed=3&rating=1.0..2.0",
          "seed=4&scale=hodoku&level=medium", "seed=5&scale=hodoku&score=..300&difficulty=..20",
          "seed=6&board=6x6&rules=killer,thermo&clues=2&attempts=50"]


def words_of(query):
    parts = [part for part in query.replace("%3D", "=").replace("%2B", "+").split("&") if part]
    return ["--" + part for part in parts]


def of_command(verb, query, body=""):
    """What the command writes; a budget as the server adds it."""
    words = words_of(query)
    if not any(word.startswith("--budget") for word in words):
        words.append("--budget=10s")
    return subprocess.run([NONET, verb, *words, "--json"], input=body.encode(), capture_output=True, timeout=120,
                          check=False)


class Answers(Served):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.description = json.loads(cls.server.ask("/v1/openapi.json", method="GET")[1])

    def validator(self, verb):
        """Of one object that the verb answers.  Here every key has to be described; a client should take others too."""
        schemas = json.loads(json.dumps(self.description["components"]["schemas"]))
        return jsonschema.Draft202012Validator({
            "$ref": f"#/components/schemas/{verb}", "unevaluatedProperties": False, "components": {"schemas": schemas}})

    def hold_to_schema(self, verb, lines):
        validator = self.validator(verb)
        for line in lines.decode().splitlines():
            for problem in validator.iter_errors(json.loads(line)):
                self.fail(f"{verb}: {list(problem.absolute_path)}: {problem.message[:300]}")

    def test_the_bytes_of_the_command(self):
        for verb, queries in QUESTIONS.items():
            for query in queries:
                for body in BODIES:
                    with self.subTest(verb=verb, query=query, body=body):
                        response, data = self.server.ask(f"/v1/{verb}?{query}", body)
                        self.assertEqual(response.status, 200, data)
                        self.assertEqual(data, of_command(verb, query, body).stdout)
                        kind = "application/json" if data.count(b"\n") == 1 else "application/jsonl"
                        self.assertEqual(response.headers["Content-Type"], kind)
                        self.hold_to_schema(verb, data)

    def test_puzzles_made(self):
        for query in ORDERS:
            response, data = self.server.ask(f"/v1/generate?{query}")
            self.assertEqual(response.status, 200, data)
            self.assertEqual(data, of_command("generate", query).stdout, query)
            self.hold_to_schema("generate", data)

    def test_other_boards(self):
        body, query = "....4.......1..2", "board=4x4+x"
        for verb in ("solve", "check", "count", "rate", "hint", "explain"):
            response, data = self.server.ask(f"/v1/{verb}?{query}", body)
            self.assertEqual(response.status, 200, data)
            self.assertEqual(data, of_command(verb, query, body).stdout)
            self.hold_to_schema(verb, data)

    def test_a_list_gets_a_list(self):
        lines = of_command("solve", "", f"{EASY}\n{SEVERAL}\n").stdout.decode().splitlines()
        for items in ([EASY, SEVERAL], [{"puzzle": EASY}, {"puzzle": SEVERAL}]):
            response, data = self.server.ask("/v1/solve", json.dumps(items), Content_Type="application/json")
            self.assertEqual(response.headers["Content-Type"], "application/json")
            answers = json.loads(data)
            self.assertEqual([one["status"] for one in answers], [json.loads(line)["status"] for line in lines])
            self.assertEqual(answers[0]["solution"], json.loads(lines[0])["solution"])
        _, data = self.server.ask("/v1/solve", json.dumps([{"puzzle": EASY, "id": 7}], indent=2))
        self.assertEqual(json.loads(data)[0]["id"], 7)
        _, data = self.server.ask("/v1/solve", json.dumps({"puzzle": EASY, "id": 7}, indent=2))
        self.assertEqual(json.loads(data)["id"], 7)

    def test_what_is_no_puzzle(self):
        response, data = self.server.ask("/v1/solve", "\n" + EASY[:40] + "z" + EASY[41:])
        self.assertEqual(response.status, 400)
        answer = json.loads(data)
        self.assertEqual((answer["error"]["line"], answer["error"]["column"]), (2, 41))
        self.hold_to_schema("invalid", data)
        # A bad puzzle in a list: the others are answered, and its own answer is the error.
        response, data = self.server.ask("/v1/solve", f"{EASY}\nrubbish\n{EASY}\n")
        self.assertEqual(response.status, 200)
        self.assertEqual([json.loads(line)["status"] for line in data.splitlines()], ["unique", "invalid", "unique"])
        # An unreadable text is a valid question for diagnose.
        response, data = self.server.ask("/v1/diagnose", EASY[1:])
        self.assertEqual(response.status, 200)
        self.hold_to_schema("diagnose", data)
        for body in (b"", b"\n\n"):
            self.error(self.server.ask("/v1/solve", body), 400, "bad_structure")

    def test_rubbish_in_bodies(self):
        for body in (b"\xff\xfe" * 100, b"\0" * 1000, b'{"puzzle": "' + b"\xc3\x28" * 40 + b'"}', b"[" * 100000,
                     b'{"a":' * 20000, bytes(range(256)) * 40):
            response, data = self.server.ask("/v1/solve", body)
            self.assertIn(response.status, (200, 400), body[:20])
            data.decode("utf-8")

    def test_pictures_are_not_decoded(self):
        for body, found in ((b"\x89PNG\r\n\x1a\n", "a picture (PNG)"), (b"\xff\xd8\xff\xe0" + b"\0" * 20, "a picture (JPEG)")):
            response, data = self.server.ask("/v1/solve", body)
            self.assertEqual((response.status, json.loads(data)["error"]["found"]), (400, found))

    def test_options_that_cannot_be(self):
        for query in ("levl=3", "level=9", "level", "jobs=4", "format=csv", "why-not=x", "%zz=1", "budget=-1", "help",
                      "level=3%00", "language=xx", "language", "language=german"):
            with self.subTest(query=query):
                self.error(self.server.ask(f"/v1/hint?{query}", EASY), 400, "bad_argument")
        self.error(self.server.ask("/v1/generate?unlike=/etc/passwd"), 400, "bad_argument")
        self.assertIn(b"did you mean", self.server.ask("/v1/hint?levl=3", EASY)[1])

    def test_requests_in_two_languages_at_once(self):
        """Each is answered in its own, whatever the server does at the same time."""
        expected = {query: of_command("diagnose", query, UNREADABLE).stdout for query in ("", "language=en", "language=de")}
        self.assertEqual(expected[""], expected["language=en"])
        self.assertIn(b"found ", expected[""])
        self.assertIn(b"gefunden: ", expected["language=de"])
        wrong = []

        def ask(query):
            for _ in range(100):
                answer = self.server.ask(f"/v1/diagnose?{query}", UNREADABLE)[1]
                if answer != expected[query]:
                    wrong.append((query, answer))

        clients = [threading.Thread(target=ask, args=(query,)) for query in 2 * list(expected)]
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        self.assertEqual(wrong[:1], [])

    def test_the_language_of_a_server(self):
        server = Serving("--language", "de")
        self.addCleanup(server.end)
        for query, language in (("", "de"), ("language=de", "de"), ("language=en", "en")):
            answer = server.ask(f"/v1/diagnose?{query}", UNREADABLE)[1]
            self.assertEqual(answer, of_command("diagnose", f"language={language}", UNREADABLE).stdout, query)
        for verb, name, _ in self.options():
            if name == "language":
                described = json.loads(server.ask("/v1/openapi.json", method="GET")[1])["paths"][f"/v1/{verb}"]["post"]["parameters"]
                about = next(one["description"] for one in described if one["name"] == name)
                self.assertIn("the default of this server is de", about)

    def options(self):
        """Each option of each verb, by the description: a new one is tested as soon as it is there."""
        for verb in (*QUESTIONS, "generate"):
            for option in self.description["paths"][f"/v1/{verb}"]["post"]["parameters"]:
                yield verb, option["name"], option["schema"]

    def test_no_option_reaches_a_file_or_an_address(self):
        secret = "canary-" + os.urandom(8).hex()
        asked = []

        class Hears(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_error(404)

            def log_message(self, *_):
                pass

        with tempfile.TemporaryDirectory() as folder, http.server.HTTPServer(("127.0.0.1", 0), Hears) as heard:
            threading.Thread(target=heard.serve_forever, daemon=True).start()
            file, fifo = os.path.join(folder, "present.txt"), os.path.join(folder, "fifo.txt")
            with open(file, "w", encoding="ascii") as text:
                text.write(secret + "\n" + EASY + "\n")
            os.mkfifo(fifo)
            missing = os.path.join(folder, "missing.txt")
            address = f"http://127.0.0.1:{heard.server_port}/"
            before = os.listdir(folder)
            for verb, name, _ in self.options():
                answers = {}
                for path in (file, missing, fifo, folder, folder + "/", "file://" + file, address, "-", "/dev/stdin",
                             "/proc/self/environ", os.path.relpath(file), "../" * 20 + file[1:], "C:\\Windows\\win.ini",
                             "se," + file, file + ",se", EASY + "," + file, "%00" + file):
                    with self.subTest(verb=verb, option=name, value=path):
                        response, data = self.server.ask(
                            f"/v1/{verb}?{name}={path.replace('/', '%2F').replace(' ', '%20')}&budget=200ms" if name != "budget"
                            else f"/v1/{verb}?{name}={path.replace('/', '%2F')}", EASY, timeout=20)
                        self.assertEqual(response.status, 400, data[:200])
                        self.assertEqual(json.loads(data)["error"]["code"], "bad_argument", data[:200])
                        self.assertNotIn(secret.encode(), data)
                        answers[path] = data.decode().replace(path, "PATH").replace(json.dumps(path)[1:-1], "PATH")
                # The answer does not reveal whether such a file, a FIFO or a folder exists.
                self.assertEqual(answers[file], answers[missing], (verb, name))
                self.assertEqual(answers[fifo], answers[missing], (verb, name))
                with self.assertRaises(OSError) as nobody:  # has opened it
                    os.close(os.open(fifo, os.O_WRONLY | os.O_NONBLOCK))
                self.assertEqual(nobody.exception.errno, errno.ENXIO, (verb, name))
            self.assertEqual(os.listdir(folder), before)
            heard.shutdown()
        self.assertEqual(asked, [])

    def test_values_of_every_option_are_described(self):
        for verb, name, schema in self.options():
            with self.subTest(verb=verb, option=name):
                self.assertTrue(schema["type"] in ("boolean", "integer") or "enum" in schema or "pattern" in schema
                                or name in ("board", "why-not"), schema)
                self.assertNotIn("file", json.dumps(schema))

    def test_clients_that_leave_while_a_path_is_asked_for(self):
        """Forty of them with a FIFO stopped the server for good."""
        with tempfile.TemporaryDirectory() as folder:
            fifo = os.path.join(folder, "fifo.txt")
            os.mkfifo(fifo)
            for verb in ("rate", "explain"):
                for _ in range(40):
                    try:
                        self.server.ask(f"/v1/{verb}?scale={fifo}", EASY, timeout=0.05)
                    except OSError:
                        pass
            self.assertEqual(self.server.ask("/v1/solve", EASY, timeout=20)[0].status, 200)

    def test_methods_and_paths(self):
        response = self.error(self.server.ask("/v1/solve", method="GET"), 405, "bad_method")
        self.assertEqual(response.headers["Allow"], "POST")
        for method in ("PUT", "DELETE", "PATCH", "BREW"):
            self.error(self.server.ask("/v1/solve", EASY, method), 405, "bad_method")
        for path in ("/v1/", "/v1/shutdown", "/v1/solve/", "/v1/proof"):
            self.error(self.server.ask(path, EASY), 404, "not_found")

    def test_every_operation_is_described(self):
        for schema in self.description["components"]["schemas"].values():
            jsonschema.Draft202012Validator.check_schema(schema)
        paths = self.description["paths"]
        self.assertEqual(set(paths), {f"/v1/{verb}" for verb in (*QUESTIONS, "generate")})
        for verb, queries in {**QUESTIONS, "generate": ORDERS}.items():
            named = {one["name"] for one in paths[f"/v1/{verb}"]["post"]["parameters"]}
            for query in queries:
                self.assertLessEqual({part.split("=")[0] for part in query.split("&") if part}, named, verb)
            self.assertFalse(named & {"jobs", "shard", "output", "resume", "unlike", "format", "json", "color"})

    def test_answers_are_packed(self):
        plain = self.server.ask("/v1/explain", NO_SINGLE)[1]
        response, data = self.server.ask("/v1/explain", NO_SINGLE, Accept_Encoding="gzip")
        self.assertEqual(response.headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(data), plain)
        self.assertLess(len(data), len(plain) / 4)

    def test_fields_of_every_answer(self):
        for response, _ in (self.server.ask("/v1/solve", EASY), self.server.ask("/v1/none", EASY)):
            self.assertEqual(response.headers["X-Content-Type-Options"], "nosniff")
            self.assertIn("frame-ancestors 'none'", response.headers["Content-Security-Policy"])
            self.assertIsNone(response.headers["Access-Control-Allow-Origin"])

    def test_pages_of_others_may_not_ask(self):
        self.error(self.server.ask("/v1/solve", EASY, Origin="http://evil.example"), 403, "forbidden")
        own = f"http://127.0.0.1:{self.server.port}"
        self.assertEqual(self.server.ask("/v1/solve", EASY, Origin=own)[0].status, 200)
        self.error(self.server.ask("/v1/solve", EASY, Host="evil.example"), 421, "forbidden")
        self.assertEqual(self.server.ask("/", method="GET", Host="evil.example")[0].status, 421)
        self.assertEqual(self.server.ask("/", method="GET", Host=f"localhost:{self.server.port}")[0].status, 200)


class Allowed(Served):
    words = ("--cors", "https://school.example", "--token", "secret", "--largest-body", "2000", "--budget", "1000n")

    def test_cors(self):
        response, _ = self.server.ask("/v1/solve", method="OPTIONS", Origin="https://school.example")
        self.assertEqual(response.status, 204)
        self.assertEqual(response.headers["Access-Control-Allow-Methods"], "POST")
        self.assertEqual(response.headers["Access-Control-Allow-Origin"], "https://school.example")
        self.error(self.server.ask("/v1/solve", EASY, Origin="https://other.example"), 403, "forbidden")

    def test_token(self):
        for field in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer secre"}, {"Authorization": "secret"}):
            response = self.error(self.server.ask("/v1/solve", EASY, **field), 401, "no_token")
            self.assertEqual(response.headers["WWW-Authenticate"], "Bearer")
        self.assertEqual(self.server.ask("/v1/solve", EASY, Authorization="Bearer secret")[0].status, 200)
        self.assertEqual(self.server.ask("/v1/openapi.json", method="GET")[0].status, 200)
        self.assertEqual(self.server.ask("/", method="GET")[0].status, 200)

    def test_token_of_the_environment(self):
        server = Serving(environment={"NONET_TOKEN": "of the environment"})
        self.addCleanup(server.end)
        self.error(server.ask("/v1/solve", EASY), 401, "no_token")
        self.assertEqual(server.ask("/v1/solve", EASY, Authorization="Bearer of the environment")[0].status, 200)

    def test_budget(self):
        empty = "." * 81
        _, data = self.server.ask("/v1/count?limit=0", empty, Authorization="Bearer secret")
        self.assertFalse(json.loads(data)["exact"])

    def test_bodies_that_are_too_large(self):
        self.error(self.server.ask("/v1/solve", b"." * 2001, Authorization="Bearer secret"), 413, "too_large")
        self.assertEqual(self.server.ask("/v1/solve", EASY + "\n" * (2000 - 81), Authorization="Bearer secret")[0].status, 200)
        # Rejected by the length before any of it was sent, and also in chunks without a length.
        head = b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n"
        self.assertIn(b" 413 ", self.server.raw(head + b"Content-Length: 999999999999\r\n\r\n"))
        self.assertIn(b" 413 ", self.server.raw(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"3e8\r\n" + b"." * 1000 + b"\r\n" +
                                                b"3e9\r\n" + b"." * 1001 + b"\r\n0\r\n\r\n"))


if __name__ == "__main__":
    unittest.main()
