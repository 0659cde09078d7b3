import { registrationOf } from '@yingzao/blocks/props'
import {
  errors,
  isHandset,
  type OperationPayload,
  operations,
  type RegistrationChoice,
  type RegistrationTyped,
} from '@yingzao/contract/server'
import { provinces, regionBranch } from '@yingzao/regions/server'
import { AppError } from '../../http/app-error'
import { isPassing } from '../../http/handle-errors'
import {
  checkApplicant,
  findBrokers,
  findOpenBroker,
  isAddress,
  openAccount,
  verifySmsCode,
} from '../account'
import type { Sent } from './read-sent'
import { type FormPlace, type FormTools, type ReadForm, readPayload } from './sent-form'

const CODE_MISSING = { ...errors.smsCodeWrong, msg: '请输入验证码' }
const BROKER_MISSING = { ...errors.invalidParameters, msg: '请选择券商' }
const BROKER_CLOSED = { ...errors.invalidParameters, msg: '该券商暂停办理，请选择其他券商' }
const REGION_MISSING = { ...errors.invalidParameters, msg: '请选择所在地区' }

/** The same number that the block's own script asks for. */
const EVERY_BROKER = { page: 1, page_size: 50 }

/** A registration with a broker, handled as `addOpenAccount` handles it. */
export const readRegistration: ReadForm = (tools, sent, place) => {
  const { consent, button } = registrationOf(place.form)
  const typed: RegistrationTyped = {
    name: sent.text('name'),
    handset: sent.text('handset'),
    // Ticked only with the form's current wording: nothing else was agreed to.
    consent: sent.text('consent') === consent,
    open_brokerage_type: sent.text('open_brokerage_type'),
    region: regionIn(sent),
  }
  const { name, handset, open_brokerage_type, region } = typed
  // The stored page knows neither brokers nor regions: its form can be valid without them.
  const isAsked = sent.has('region') || sent.has('open_brokerage_type')
  return {
    scene: 'enrol',
    handset,
    carried: {
      name,
      handset,
      ...(typed.consent && { consent }),
      ...(open_brokerage_type && { open_brokerage_type }),
      ...(region && { region }),
    },
    button: button || '提交登记',
    async check() {
      checkApplicant(typed)
      if (!typed.consent) throw new AppError(errors.consentRequired)
      if (!isAsked) return false
      if (open_brokerage_type === '') throw new AppError(BROKER_MISSING)
      const payload = readPayload(operations.addOpenAccount, applicationOf(typed, place))
      if (!(await findOpenBroker(tools.db.orm, open_brokerage_type))) throw new AppError(BROKER_CLOSED)
      if (payload.province_id === undefined || !isAddress(payload)) throw new AppError(REGION_MISSING)
      return true
    },
    entry: async (mayHaveCode) => ({
      kind: 'registration',
      typed,
      mayHaveCode,
      ...(await choiceFor(tools, region)),
    }),
    async submit() {
      if (sent.code.trim() === '') throw new AppError(CODE_MISSING)
      const application = readPayload(operations.addOpenAccount, {
        ...applicationOf(typed, place),
        code: sent.code.trim(),
      })
      const parts = { ctx: tools, outside: tools.outside, verifyCode: verifySmsCode }
      // Nobody counts as logged in: with a cookie any form could register them.
      const { broker, response, isNew } = await openAccount(parts, application, undefined, place.request)
      const { registration_url, wechat_img } = response
      return { kind: 'registered', is_new: isNew, broker, registration_url, wechat_img }
    },
    fieldOf(entry) {
      if (entry === BROKER_MISSING || entry === BROKER_CLOSED) return 'open_brokerage_type'
      if (entry === REGION_MISSING) return 'region'
      if (entry.code === errors.consentRequired.code) return 'consent'
      if (entry.code !== errors.invalidNameOrPhone.code) return 'form'
      return isHandset(handset.trim()) ? 'name' : 'handset'
    },
  }
}

/** The application as the block's own script would submit it, except for the code. */
function applicationOf(
  { name, handset, open_brokerage_type, region }: RegistrationTyped,
  { code: page_code, form }: FormPlace,
): OperationPayload<typeof operations.addOpenAccount> {
  const { state_code } = registrationOf(form)
  const [province_id, city_id, area_id] = idsOf(region)
  return {
    open_brokerage_type,
    name: name.trim(),
    handset: handset.trim(),
    consent: 1,
    page_code,
    ...(province_id && { province_id }),
    ...(city_id && { city_id }),
    ...(area_id && { area_id }),
    ...(state_code && { state_code }),
  }
}

/** From one field on our pages, or from those that the block's script has filled in. */
function regionIn(sent: Sent): string {
  if (sent.has('region')) return sent.text('region')
  return ['provinceID', 'cityID', 'areaID']
    .map(sent.text)
    .filter((id) => id !== '')
    .join()
}

function idsOf(region: string): number[] {
  return region === '' ? [] : region.split(',').map(Number)
}

/** What there is to choose from. While the database is unreachable there are no brokers, and what was typed stays. */
async function choiceFor(tools: FormTools, region: string): Promise<RegistrationChoice> {
  const { list } = await findBrokers(tools.db.orm, EVERY_BROKER).catch((error) => {
    if (isPassing(error)) return { list: [] }
    throw error
  })
  const brokers = list.map(({ open_brokerage_type, name, intro, status }) => {
    return { open_brokerage_type, name, intro, isOpen: status === 1 }
  })
  const ids = idsOf(region)
  const branch = ids.length > 2 ? regionBranch(ids) : undefined
  return {
    brokers,
    provinces: CITIES,
    ...(branch && { district: { region, name: branch.map(({ name }) => name).join(' ') } }),
  }
}

const CITIES = provinces.map(({ id, name, childs }) => ({
  name,
  cities: childs.map((city) => ({ region: `${id},${city.id}`, name: city.name })),
}))
