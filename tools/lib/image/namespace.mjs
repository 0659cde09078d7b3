import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What programs in a new root need from this system's /etc: names, libraries, certificates. */
const ETC = ['nsswitch.conf', 'hosts', 'resolv.conf', 'ld.so.cache', 'login.defs', 'ssl', 'alternatives']

const USERS = { passwd: 'root:x:0:0:root:/root:/bin/sh\n', group: 'root:x:0:\n', shadow: '', gshadow: '' }

/** Makes the root of an image whose /usr will be this system's, in place of the base image. */
export function makeRoot(folder) {
  for (const name of ['usr', 'proc', 'dev', 'tmp', 'etc', 'root', 'var/lib'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(folder, name))
  for (const name of ETC) {
    if (existsSync(join('/etc', name)))
      cpSync(join('/etc', name), join(folder, 'etc', name), { recursive: true, verbatimSymlinks: true })
  }
  // As on a fresh system: the users of this one are not the image's.
  for (const [name, text] of Object.entries(USERS)) writeFileSync(join(folder, 'etc', name), text)
}

/** The commands that make a root usable; to be run in a mount namespace of their own, with which the mounts end. */
export function mountsOf(folder) {
  return [
    `mount --bind /usr ${folder}/usr`,
    `mount -o remount,ro,bind ${folder}/usr`,
    `mount --rbind /dev ${folder}/dev`,
    `mount -t proc proc ${folder}/proc`,
    `mount -t tmpfs tmpfs ${folder}/tmp`,
  ]
}

/** Runs a shell command in a root, as its root user, and shows what it prints. Throws when it fails. */
export function runInRoot(folder, { command, workdir, env }) {
  const script = [...mountsOf(folder), `cd ${folder}`, `exec chroot ${folder} /bin/sh -c "$COMMAND"`].join(
    ' && ',
  )
  execFileSync('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', script], {
    stdio: 'inherit',
    env: { ...process.env, ...env, HOME: '/root', COMMAND: `cd ${workdir} && ${command}` },
  })
}
