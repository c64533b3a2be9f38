import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startFront } from "./front";

it("opens a connection for every call, as an instance may close an idle one just when it is used again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "front-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const socketPath = join(folder, "instance.sock");
  const seen = new Set<Socket>();
  const server = createServer(({ socket }, response) => {
    if (seen.has(socket)) socket.destroy();
    seen.add(socket);
    response.end("answered");
  });
  await once(server.listen(socketPath), "listening");
  const front = await startFront({ port: 0, project: "demo", instance: () => socketPath, emulator: 0 });
  onTestFinished(async () => {
    await front.stop();
    server.close();
  });

  for (let nth = 0; nth < 3; nth += 1) {
    const answer = await fetch(`http://127.0.0.1:${front.port}/demo/region/name`);
    expect(await answer.text()).toBe("answered");
  }
});
