import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { passwordProblem } from './password-rule'

/** Throws `weakPassword`, which says what is wrong, for an unacceptable password. */
export function requireGoodPassword(
  { config }: Pick<Context, 'config'>,
  { password, login, name }: { password: string; login: string; name: string },
): void {
  const problem = passwordProblem(password, { login, name, company: config.company.company })
  if (problem !== undefined) throw new AppError({ ...studioErrors.weakPassword, msg: problem })
}
