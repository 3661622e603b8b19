"""Gives the writer's place to the replica that commits wait for while the disk of the writer still has room.

PostgreSQL on a full disk refuses every order and does not end, and Patroni looks at no disk. Runs beside Patroni on each machine
(patroni-disk.service).
"""

import base64
import json
import os
import time
import urllib.request

DATA = "${ROOT}/var/lib/postgresql/15/pelle"
PATRONI = "http://${HERE}:8008"
SIGN_IN = {"Authorization": "Basic " + base64.b64encode(b"postgres:${POSTGRES_PASSWORD}").decode()}
# Share of the disk.
LEAST_FREE = 0.05
PAUSE_SECONDS = 2
# Two machines whose disks are both nearly full give the place back and forth no more often.
REST_SECONDS = 600
# A shutdown writes a checkpoint first.
PATIENCE_SECONDS = 60


def ask(path, body=None):
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(PATRONI + path, data, SIGN_IN)
    with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
        return answer.read()


def give_place_away():
    """Returns whether this machine was the writer and is no longer."""
    disk = os.statvfs(DATA)
    if disk.f_bavail > LEAST_FREE * disk.f_blocks:
        return False
    members = {member["role"]: member["name"] for member in json.loads(ask("/cluster"))["members"]}
    if members.get("leader") != "${NODE}" or "sync_standby" not in members:
        return False
    print(f"The disk has {disk.f_bavail * disk.f_frsize >> 20} MB left. The writer moves to {members['sync_standby']}.", flush=True)
    ask("/switchover", {"leader": members["leader"], "candidate": members["sync_standby"]})
    return True


while True:
    time.sleep(PAUSE_SECONDS)
    try:
        if give_place_away():
            time.sleep(REST_SECONDS)
    except OSError as error:
        print(error, flush=True)
