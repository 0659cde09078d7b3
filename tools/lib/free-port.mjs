import { createServer } from 'node:net'

/** Ports already handed out: whoever has one may not be listening on it yet. */
const given = new Set()

/**
 * A port of this machine that nothing listens on at this moment, never the same twice in a process.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = await unusedPort()
    if (given.has(port)) continue
    given.add(port)
    return port
  }
}

/** @returns {Promise<number>} */
function unusedPort() {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
