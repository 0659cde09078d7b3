import { competitionLimits, errors } from '@yingzao/contract/server'
import { AppError } from '../../../http/app-error'
import { findBannedWord } from '../../tours'

const { min, max } = competitionLimits.nickName

/** Invisible characters, with which one name could pass for another. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Cc}]/gu

/** Roles that nobody may impersonate, and the name shown for players who are gone. */
const OFFICIAL = /官方|客服|管理员|系统|裁判|主办方|已注销/u

const TOO_LONG = { ...errors.invalidParameters, msg: `昵称请填写 ${min} 至 ${max} 个字` }

/** A nickname in the form in which it is stored, trimmed. Throws `invalidParameters`, or `sensitiveContent`. */
export function readNickName(typed: string): string {
  const name = typed.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  const length = [...name].length
  if (length < min || length > max || nickKey(name) === '') throw new AppError(TOO_LONG)
  if (findBannedWord(name) !== undefined || OFFICIAL.test(nickKey(name)))
    throw new AppError(errors.sensitiveContent)
  return name
}

/** The key by which nicknames are compared: ignoring width, case and spaces. */
export function nickKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(/\s+/gu, '')
}
