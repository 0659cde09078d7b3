// Runs an image that `build-image.mjs` has made, as Kubernetes would: as its own user, in a read-only root, with no
// network but its own, and checks it. To be started in namespaces of its own (mounts, processes, network), as `node
// visit-image.mjs FILE`, where FILE says what to check. Exit code 0: everything is as it should be.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { mountsOf } from './namespace.mjs'

const { image, volumes, settings, args, asks, says, fails } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
)
const { folder, env, user, entrypoint, healthcheck, workdir } = image

const sh = (command) => execFileSync('sh', ['-c', command])
sh('ip link set lo up')
sh([`mount --bind ${folder} ${folder}`, ...mountsOf(folder)].join(' && '))
for (const [path, source] of Object.entries(volumes)) sh(`mount --bind ${source} ${folder}${path}`)
sh(`mount -o remount,ro,bind ${folder}`)

const [uid, gid] = user.split(':')
const drop = ['--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all']
const inImage = (command, options) =>
  spawn(
    'chroot',
    [
      folder,
      '/usr/bin/setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      ...drop,
      '/usr/bin/env',
      '-i',
      `--chdir=${workdir}`,
      ...Object.entries({ ...env, ...settings }).map(([name, value]) => `${name}=${value}`),
      ...command,
    ],
    options,
  )

let output = ''
const began = Date.now()
const service = inImage([...entrypoint, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
service.stdout.on('data', (text) => {
  output += text
})
service.stderr.on('data', (text) => {
  output += text
})
const ended = once(service, 'exit')
let isOver = false
ended.then(() => {
  isOver = true
})

if (asks === undefined) {
  const [code] = await ended
  check(code === (fails ? 1 : 0), `it ended with ${code}`)
} else {
  while (!isOver && (await codeOf(inImage(healthcheck, { stdio: 'ignore' }))) !== 0) await pause(250)
  check(!isOver, 'it ended before it was healthy')
  console.log(`Healthy after ${((Date.now() - began) / 1_000).toFixed(1)} s.`)
  for (const { path, status, has } of asks) {
    const reply = await fetch(`http://127.0.0.1:8080${path}`)
    const text = await reply.text()
    check(reply.status === status && text.includes(has), `${path}: ${reply.status} ${text.slice(0, 200)}`)
    console.log(`${path}: ${reply.status}, ${text.length} characters`)
  }
  const data = readdirSync(`${folder}/data`)
  check(!data.some((name) => name.startsWith('postgresql-')), `PostgreSQL was copied to /data: ${data}`)
  const asked = Date.now()
  service.kill('SIGTERM')
  const [code] = await ended
  // If a job exceeds its time, on a machine that others use too, it exits with 1 and says so.
  check(
    code === 0 || (code === 1 && output.includes('leaving anyway')),
    `it ended with ${code} after SIGTERM`,
  )
  console.log(`Ended ${((Date.now() - asked) / 1_000).toFixed(1)} s after SIGTERM, with ${code}.`)
}
for (const text of says) check(output.includes(text), `it did not say: ${text}`)

async function codeOf(child) {
  const [code] = await once(child, 'exit')
  return code
}

function check(isSo, problem) {
  if (isSo) return
  console.error(`${problem}\n${output}`)
  service.kill('SIGKILL')
  process.exit(1)
}
