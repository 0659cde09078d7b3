import { StartError } from '../../config/start-error'
import { runCommand, type SystemUser } from './run-command'

const NAME = 'yingzao'

/** Where the files of the database's user are kept when they cannot be under the data folder. */
export const SYSTEM_FOLDER = '/var/lib/yingzao'

const CREATE: [string, string[]][] = [
  [
    'useradd',
    ['--system', '--no-create-home', '--home-dir', SYSTEM_FOLDER, '--shell', '/usr/sbin/nologin', NAME],
  ],
  // Alpine and other small systems.
  ['adduser', ['-S', '-D', '-H', '-h', SYSTEM_FOLDER, '-s', '/sbin/nologin', NAME]],
]

/**
 * The user that PostgreSQL has to run as: none for an ordinary user, `yingzao` for root, which PostgreSQL refuses.
 * Created when missing; safe to repeat. A bare number will not do, PostgreSQL looks up the name.
 */
export async function databaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await findUser()
  if (known) return known
  const failures: string[] = []
  for (const [command, args] of CREATE) {
    const { output } = await runCommand(command, args)
    // Checks again instead of trusting the exit code: another start may have created the user meanwhile.
    const made = await findUser()
    if (made) return made
    failures.push(output)
  }
  throw new StartError(
    `PostgreSQL does not run as root, and the system user ${NAME} could not be made (${failures.join('; ')}). Start as an ordinary user, add that user by hand, or set DATABASE_URL.`,
  )
}

async function findUser(): Promise<SystemUser | undefined> {
  const uid = await runCommand('id', ['-u', NAME])
  const gid = await runCommand('id', ['-g', NAME])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { name: NAME, uid: Number(uid.output), gid: Number(gid.output) }
}
