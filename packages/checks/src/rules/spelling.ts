import { adviserMentions, type Mention } from '../adviser-mentions'
import { eachText, type Said } from '../each'
import type { SiteFacts } from '../facts'
import { fold } from '../fold'
import { isSame, type KnownAdvisers, knownAdvisers, SAMPLE } from '../known-advisers'
import { isOneApart, nearMisses, placesOf } from '../near-misses'
import type { Hit, Rule } from '../rule'

/** A known adviser has the number that the company has on file. */
const adviserNumberWrong: Rule = {
  id: 'adviser-number-wrong',
  group: 'compliance',
  severity: 'error',
  title: '投资顾问的编号不对',
  why: '访客按编号查证，查到的是别人或者查不到，等于没有标明执业资格。',
  fix: '请改为“公司信息”中的编号；编号变了的，请管理员先在“公司信息”中修改。',
  find: eachMention(({ name, number, at }, known) => {
    const own = known.named(name)
    const [right] = own
    if (right === undefined) return undefined
    const same = own.find((one) => isSame(one.number, number))
    if (same?.number === number) return undefined
    const { number: to } = same ?? right
    const message = same
      ? `“${name}”的编号 ${number} 的全角、半角或大小写与公司信息不同。`
      : `“${name}”的编号写成了 ${number}，公司信息中是 ${to}。`
    return { ...at, message, correction: { from: number, to }, ...(same && { severity: 'warning' }) }
  }),
}

/** Every number belongs to somebody. */
const adviserNumberUnknown: Rule = {
  id: 'adviser-number-unknown',
  group: 'compliance',
  severity: 'warning',
  title: '执业编号不在公司信息中',
  why: '公司的投资顾问名单里没有这个编号，可能是写错了，也可能是离职人员的。',
  fix: '请核对编号；新的投资顾问请管理员先加入“公司信息”的投资顾问名单。',
  find: eachMention(({ name, number, at }, known) => {
    if (!known.isList || known.named(name).length > 0 || known.numbered(number)) return undefined
    const near = known.all.filter((one) => isOneApart(fold(one.number).text, fold(number).text))
    const [only] = near
    const isCertain = near.length === 1 && only !== undefined
    return {
      ...at,
      message: `公司信息中没有人的编号是 ${number}${isCertain ? `，“${only.name}”的是 ${only.number}` : ''}。`,
      ...(isCertain && { correction: { from: number, to: only.number } }),
    }
  }),
}

/** The name beside a known number is that of its owner. */
const adviserNameWrong: Rule = {
  id: 'adviser-name-wrong',
  group: 'compliance',
  severity: 'warning',
  title: '编号旁边的姓名不是它的主人',
  why: '姓名写错一个字，访客按编号查到的就是另一个人。',
  fix: '请改为“公司信息”中的姓名，或换成这个人自己的编号。',
  find: eachMention(({ name, number, nameAt }, known) => {
    const owner = known.numbered(number)
    if (owner === undefined || name === '' || known.named(name).length > 0) return undefined
    const isSlip = isOneApart(fold(name).text, fold(owner.name.trim()).text)
    return {
      ...nameAt,
      message: `编号 ${owner.number} 是“${owner.name}”的，这里写的是“${name}”。`,
      ...(isSlip && { correction: { from: name, to: owner.name } }),
    }
  }),
}

/** The company's name is spelt correctly. */
const companyNameWrong: Rule = {
  id: 'company-name-wrong',
  group: 'compliance',
  severity: 'warning',
  title: '公司名称与公司信息不一致',
  why: '名称差一个字就是另一家公司，访客无法核对，也可能被当成冒用。',
  fix: '请改为“公司信息”中的名称；确实是另一家公司时可以不理会。',
  find: almost('company', '公司名称'),
}

/** So is its licence. */
const licenceNumberWrong: Rule = {
  id: 'licence-number-wrong',
  group: 'compliance',
  severity: 'warning',
  title: '许可证号与公司信息不一致',
  why: '许可证号差一位，访客在监管部门的网站上查不到。',
  fix: '请改为“公司信息”中的许可证号；确实是另一家公司的许可证时可以不理会。',
  find: almost('license_no', '许可证号'),
}

/** Shorter ones differ by one character from too many other texts. */
const SHORTEST = 6

/** Finds what is almost, and not exactly, what the company's settings say. */
function almost(fact: keyof SiteFacts, title: string): Rule['find'] {
  return eachText(({ said }, { facts: { site } }) => {
    const right = site?.[fact].trim() ?? ''
    if (right.length < SHORTEST || SAMPLE.test(right)) return undefined
    const { text, written } = fold(said)
    const wanted = fold(right).text
    const same = placesOf(wanted, text).find(([start, end]) => written(start, end) !== right)
    const [place] = same ? [same] : nearMisses(wanted, text)
    if (place === undefined) return undefined
    const from = written(...place)
    const message = same
      ? `${title}“${from}”的全角、半角或大小写与公司信息不同。`
      : `${title}写成了“${from}”，公司信息中是“${right}”。`
    return { message, correction: { from, to: right } }
  })
}

function eachMention(
  look: (mention: Mention, known: KnownAdvisers) => (Pick<Hit, 'block'> & Said) | undefined,
): Rule['find'] {
  return function* (page) {
    const known = knownAdvisers(page.facts)
    if (known.all.length === 0) return
    for (const mention of adviserMentions(page, known)) {
      const said = look(mention, known)
      if (said) yield said
    }
  }
}

export const spellingRules: readonly Rule[] = [
  adviserNumberWrong,
  adviserNumberUnknown,
  adviserNameWrong,
  companyNameWrong,
  licenceNumberWrong,
]
