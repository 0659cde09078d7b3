import { eachAddress, eachBlock, eachText } from '../each'
import type { Rule } from '../rule'

const MARKETING = /营销|推广|推销|推送|广告|促销|优惠信息|接听电话|接收(?:短信|电话)/

/** What is agreed to can be read. */
const consentWithoutPolicy: Rule = {
  id: 'consent-without-policy',
  group: 'forms',
  severity: 'error',
  title: '同意文字没有《隐私政策》',
  why: '收集姓名和手机号前必须让访客读到处理规则，否则同意无效。',
  fix: '请在同意文字中写上《隐私政策》，它会自动变成链接。',
  find: eachBlock(
    'form',
    ({ block }) =>
      consentOf(block.value) !== '' &&
      !consentOf(block.value).includes('《隐私政策》') && {
        path: 'value.consent',
        message: '同意文字里没有写《隐私政策》，访客无处可读。',
      },
  ),
}

/** Consent to marketing is separate and optional. */
const marketingBundled: Rule = {
  id: 'marketing-bundled',
  group: 'forms',
  severity: 'warning',
  title: '营销同意与服务同意混在一起',
  why: '营销联系须单独取得同意，不能作为提交表单的条件。',
  fix: '请把营销联系的文字移到“营销联系的同意文字”。',
  find: eachBlock('consentIn', ({ block, spec }) => {
    const name = spec?.traits.consentIn ?? ''
    const text = String(block.value[name] ?? '')
    return MARKETING.test(text) && { path: `value.${name}`, message: '必选的同意文字里包含营销联系。' }
  }),
}

const IMPLIED =
  /默认(?:已)?(?:勾选|同意)|(?:提交|点击|登录|注册|继续|使用)[^，。\n]{0,8}?(?:即|则)(?:表示|视为|代表)?(?:您)?(?:已)?(?:阅读并)?同意|视为(?:您)?(?:已)?同意/

/** Nobody agrees to anything without ticking it. */
const consentImplied: Rule = {
  id: 'consent-implied',
  group: 'forms',
  severity: 'warning',
  title: '默认同意',
  why: '同意必须由访客主动勾选，“提交即同意”不算。',
  fix: '请删去这句话，使用表单自带的同意勾选。',
  find: eachText(({ plain }) => IMPLIED.test(plain) && '这里把提交或点击当作同意。'),
}

/** Two forms of one version collect the same lead twice. */
const formRepeated: Rule = {
  id: 'form-repeated',
  group: 'forms',
  severity: 'info',
  title: '同一活动版本有两个表单',
  why: '同一版本每个手机号只算一条线索，第二个表单不会带来新的线索。',
  fix: '请确认是否需要两个表单；要分别统计时请填写不同的活动版本。',
  find: eachBlock('collectsLeads', (it, page) => {
    const first = page
      .having('collectsLeads')
      .find(({ block }) => versionOf(block.value) === versionOf(it.block.value))
    return (
      first !== it && {
        path: 'value.version_id',
        message: `与表单“${first?.block.id}”是同一个活动版本 ${versionOf(it.block.value)}。`,
      }
    )
  }),
}

/** A consent outside of a form is never submitted. */
const consentAlone: Rule = {
  id: 'consent-alone',
  group: 'forms',
  severity: 'info',
  title: '单独的同意条款不会被记录',
  why: '只有表单自带的同意会随线索一起保存，单独的勾选不会提交到任何地方。',
  fix: '如需留存同意，请使用预约表单自带的同意文字。',
  find: eachBlock(
    'consentIn',
    ({ spec }) => !spec?.traits.form && { path: '', message: '这里的勾选不会被保存。' },
  ),
}

/** The number that visitors are told to call is a phone number. */
const servicePhone: Rule = {
  id: 'service-phone',
  group: 'forms',
  severity: 'warning',
  title: '电话号码格式不对',
  why: '访客拨不通的号码比没有号码更糟。',
  fix: '请填写可以拨通的号码，例如 400-000-0000、020-12345678 或 95xxx。',
  *find(page) {
    yield* phoneInForm(page)
    yield* phoneInLink(page)
  },
}

const phoneInForm = eachBlock('collectsLeads', ({ block }) => {
  const { phone = '' } = (block.value.after ?? {}) as { phone?: string }
  return phone !== '' && !isPhone(phone) && { path: 'value.after.phone', message: noPhone(phone) }
})

const phoneInLink = eachAddress(({ address, parsed }) => {
  const phone = parsed?.kind === 'tel' ? address.slice('tel:'.length) : ''
  return phone !== '' && !isPhone(phone) && noPhone(phone)
})

function noPhone(phone: string): string {
  return `“${phone}”不像一个能拨通的电话号码。`
}

/** A service number, a special one, a landline with its area, or a handset. */
function isPhone(text: string): boolean {
  const digits = text.replace(/^\+?86/, '').replace(/[\s()-]/g, '')
  return /^(?:[48]00\d{7}|9[56]\d{3,6}|1[012]\d{1,3}|0\d{2,3}\d{7,8}|1[3-9]\d{9})$/.test(digits)
}

function consentOf(value: Readonly<Record<string, unknown>>): string {
  return String(value.consent ?? '').trim()
}

function versionOf(value: Readonly<Record<string, unknown>>): unknown {
  return value.version_id
}

export const formRules: readonly Rule[] = [
  consentWithoutPolicy,
  marketingBundled,
  consentImplied,
  formRepeated,
  consentAlone,
  servicePhone,
]
