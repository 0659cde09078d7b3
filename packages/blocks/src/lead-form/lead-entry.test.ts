import { describe, expect, test } from 'vitest'
import { checkEntry } from './lead-entry'

const good = {
  nick_name: '王小明',
  handset: '13800138000',
  consent: '同意《隐私政策》',
  marketing: undefined,
}
const faultsOf = (change: Partial<typeof good>) => {
  const checked = checkEntry({ ...good, ...change })
  return 'faults' in checked ? checked.faults : {}
}

describe('what was typed', () => {
  test('is taken trimmed, with the texts that were agreed to', () => {
    expect(checkEntry({ ...good, nick_name: ' 王小明 ', handset: '13800138000\u3000' })).toEqual({
      entry: { nick_name: '王小明', handset: '13800138000', agreed: ['同意《隐私政策》'] },
    })
    expect(checkEntry({ ...good, marketing: '接收短信' })).toMatchObject({
      entry: { agreed: ['同意《隐私政策》', '接收短信'] },
    })
  })

  test.each(['', '   ', '\u3000'])('without a name (%j) is refused', (nick_name) => {
    expect(faultsOf({ nick_name })).toEqual({ nick_name: '请输入正确的姓名和手机号！' })
  })

  test.each([
    '',
    ' ',
    '1380013800',
    '138001380001',
    '12800138000',
    '23800138000',
    '1380013800a',
    '+8613800138000',
  ])('with the phone %j is refused', (handset) => {
    expect(faultsOf({ handset })).toEqual({ handset: '请输入正确的姓名和手机号！' })
  })

  test('names both fields when both are wrong, and the consent only after them', () => {
    expect(Object.keys(faultsOf({ nick_name: '', handset: '' }))).toEqual(['nick_name', 'handset'])
    const withoutConsent = checkEntry({ ...good, consent: undefined })
    expect(withoutConsent).toEqual({ faults: { consent: '请先阅读并同意《隐私政策》' } })
  })

  test('needs no consent to marketing', () => {
    expect(faultsOf({})).toEqual({})
  })
})
