import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Pgbouncer {
  port: number
  stop(): Promise<void>
}

export interface PgbouncerOptions {
  /** Path of the executable. */
  program: string
  /** Where it connects to, as the same role for all clients. */
  server: { host: string; port: string; user: string; password: string }
}

/** A system user without any rights; pgbouncer does not run as root. */
const NOBODY = 65_534

const START_MS = 10_000

/** Starts pgbouncer in transaction mode in front of a server on this machine, for all of its databases. */
export async function startPgbouncer({ program, server }: PgbouncerOptions): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { host, user, password } = server
  const config = join(folder, 'pgbouncer.ini')
  await writeFile(
    config,
    `[databases]
* = host=${host} port=${server.port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
`,
    { mode: 0o644 },
  )
  const { child, said } = run(program, config)
  await untilItListens(child, port, said).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return {
    port,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(program: string, config: string): { child: ChildProcess; said: () => string } {
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(program, ['-q', config], { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  child.stderr?.on('data', (data: Buffer) => {
    text = (text + data.toString()).slice(-2_000)
  })
  return { child, said: () => text }
}

async function untilItListens(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const until = performance.now() + START_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`pgbouncer did not start: ${said()}`)
    await pause(50)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
