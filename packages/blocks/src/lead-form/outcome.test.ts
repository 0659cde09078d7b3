import { expect, test } from 'vitest'
import { callbackClauses, outcomeOf, readOutcome } from './outcome'

const accepted = { ok: true, is_new: true, download_url: '/d', service_phone: '400-1' } as const

const NOTHING = {
  title: '',
  text: '',
  image: '',
  image_tip: '',
  download: true,
  downloadUrl: '',
  sms: true,
  callback: true,
  phone: '',
  buttons: [],
}

test('what operators wrote wins over what the gateway says', () => {
  expect(outcomeOf(NOTHING, accepted)).toEqual({ isNew: true, downloadUrl: '/d', phone: '400-1' })
  expect(outcomeOf({ ...NOTHING, downloadUrl: '/own' }, accepted)).toEqual({
    isNew: true,
    downloadUrl: '/own',
    phone: '400-1',
  })
})

test('what was remembered is read back, as that of somebody who is known', () => {
  expect(readOutcome(JSON.stringify(outcomeOf(NOTHING, accepted)))).toEqual({
    isNew: false,
    downloadUrl: '/d',
    phone: '400-1',
  })
})

test.each([undefined, '', '{', 'null', '1', '[]', '{"phone":1,"downloadUrl":""}'])(
  '%j is no outcome',
  (text) => {
    expect(readOutcome(text)).toBeUndefined()
  },
)

test('the call back is promised from the service line, or at least from its prefix', () => {
  const outcome = { isNew: true, downloadUrl: '', phone: '400-000-0000' }
  expect(callbackClauses(outcome).join('')).toBe('服务专线400-000-0000，将以020开头的号码与您联系')
  expect(callbackClauses({ ...outcome, phone: '' }).join('')).toBe('我们将以020开头的号码与您联系')
  expect(callbackClauses({ ...outcome, isNew: false })[0]).toBe('无需重复提交，')
})
