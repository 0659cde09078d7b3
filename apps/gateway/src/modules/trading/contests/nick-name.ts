import { competitionLimits, errors } from '@yingzao/contract/server'
import { AppError } from '../../../http/app-error'
import { findBannedWord } from '../../tours'

const { min, max } = competitionLimits.nickName

/** Signs that cannot be seen, by which a name would pass for another. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Cc}]/gu

/** Whom nobody may pass for, and what is shown of who is gone. */
const OFFICIAL = /官方|客服|管理员|系统|裁判|主办方|已注销/u

const TOO_LONG = { ...errors.invalidParameters, msg: `昵称请填写 ${min} 至 ${max} 个字` }

/** A nickname as it is stored, without spaces around it. Throws `invalidParameters`, or `sensitiveContent`. */
export function readNickName(typed: string): string {
  const name = typed.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  const length = [...name].length
  if (length < min || length > max || nickKey(name) === '') throw new AppError(TOO_LONG)
  if (findBannedWord(name) !== undefined || OFFICIAL.test(nickKey(name)))
    throw new AppError(errors.sensitiveContent)
  return name
}

/** By which two nicknames are the same: without width, case and spaces. */
export function nickKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(/\s+/gu, '')
}
