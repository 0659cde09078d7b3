// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buttons, choose, openTestCashier, press, seen, title } from '../testing/open-test-cashier'

vi.mock('../../phone-proof', () => ({ askForCode: vi.fn() }))
const { askForCode } = await import('../../phone-proof')

const GOODS = { goods: { shop_product_id: '1191', sku_id: '2' } }
const gate = (obstacle: 'risk-test' | 'mismatch' | 'contract', said = '') => ({
  shop_product_id: 1191,
  obstacle,
  said,
})
const OPEN = { shop_product_id: 1191, obstacle: null, said: '' }

const QUESTIONS = {
  version: 3,
  title: '投资者风险承受能力测评',
  questions: [
    {
      question_id: 'age',
      text: '您的年龄',
      options: [
        { option_id: 'a1', text: '60 岁以上' },
        { option_id: 'a2', text: '30 岁以下' },
      ],
    },
    {
      question_id: 'aim',
      text: '您的投资目标',
      options: [
        { option_id: 'b1', text: '保住本金' },
        { option_id: 'b2', text: '长期增长' },
      ],
    },
  ],
  result: null,
  attempts_left: 3,
}
const RESULT = {
  risk_level: 'C3',
  is_lowest: 0,
  tested_at: 1_764_000_000_000,
  valid_until: 1_795_536_000_000,
  is_valid: 1,
  attempts_left: 2,
} as const

const CONTRACT = {
  contract_id: 'advisory',
  title: '投资顾问服务协议',
  html: '<h4>一、服务内容</h4><p>提供研究报告。</p>',
  version: 2,
  text_hash: 'a'.repeat(64),
  withdrawal: '签署后五个工作日内可以解除合同。',
  withdraw_until: '2026-12-02',
  fields: [{ name: '姓名', value: '王**' }],
  signed: null,
}
const USER = {
  softuser_id: 7,
  softuser_type: 0,
  nick_name: '',
  avatar: '',
  handset: '138****8000',
  risk_level: null,
} as const

const shows = (words: string) => vi.waitFor(() => expect(title()).toBe(words))
const calls = (asked: [string, object][], id: string) => asked.filter(([of]) => of === id)

beforeEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.mocked(askForCode).mockReset()
})
afterEach(() => vi.useRealTimers())

describe('the risk test', () => {
  const open = (more: Parameters<typeof openTestCashier>[1] = {}) =>
    openTestCashier(GOODS, {
      gateway: { purchaseGate: gate('risk-test'), riskTestQuestions: QUESTIONS, submitRiskTest: RESULT },
      ...more,
    })

  test('asks one question after the other, says the result, and goes on to the order', async () => {
    const { asked, gateway } = await open()
    await shows('投资者风险承受能力测评')
    expect(seen()).toEqual([
      '投资者风险承受能力测评',
      '第 1 题，共 2 题',
      '您的年龄',
      '60 岁以上',
      '30 岁以下',
    ])
    press('下一题')
    expect(seen()).toContain('请选择一项')
    choose('30 岁以下')
    press('下一题')
    choose('长期增长')
    press('提交')
    await shows('测评结果')
    expect(seen().slice(1)).toEqual(['您的风险承受能力：C3 稳健型', '有效期至 2026/11/25'])
    expect(calls(asked, 'submitRiskTest')).toEqual([
      [
        'submitRiskTest',
        {
          version: 3,
          answers: [
            { question_id: 'age', option_id: 'a2' },
            { question_id: 'aim', option_id: 'b2' },
          ],
        },
      ],
    ])
    gateway.purchaseGate = OPEN
    press('确认结果并继续')
    await shows('收银台')
    await vi.waitFor(() => expect(calls(asked, 'createOrder')).toHaveLength(1))
  })

  test('goes on where it was left, after a login or a reload of the page', async () => {
    await open()
    await shows('投资者风险承受能力测评')
    choose('30 岁以下')
    press('下一题')
    document.body.replaceChildren()
    await open()
    await vi.waitFor(() => expect(seen()).toContain('第 2 题，共 2 题'))
    press('上一题')
    expect(document.querySelectorAll<HTMLInputElement>('.yz-cashier input')[1]?.checked).toBe(true)
  })

  test('begins anew with a newer questionnaire', async () => {
    await open()
    await shows('投资者风险承受能力测评')
    choose('30 岁以下')
    press('下一题')
    document.body.replaceChildren()
    await openTestCashier(GOODS, {
      gateway: { purchaseGate: gate('risk-test'), riskTestQuestions: { ...QUESTIONS, version: 4 } },
    })
    await vi.waitFor(() => expect(seen()).toContain('第 1 题，共 2 题'))
    expect(document.querySelector('.yz-cashier input:checked')).toBeNull()
  })

  test('a result that does not fit is said, with no way on but another test', async () => {
    const said = '您的风险承受能力为 C2，该产品风险等级为 R4，无法购买'
    const { asked } = await openTestCashier(GOODS, { gateway: { purchaseGate: gate('mismatch', said) } })
    await shows('风险等级不匹配')
    expect(seen()).toContain(said)
    expect(buttons().filter((name) => name !== '')).toEqual(['重新测评', '返回'])
    expect(calls(asked, 'createOrder')).toEqual([])
  })

  test('says so where it cannot be taken any more today', async () => {
    await open({
      gateway: {
        purchaseGate: gate('risk-test'),
        riskTestQuestions: { ...QUESTIONS, attempts_left: 0 },
      },
    })
    await shows('今天的测评次数已用完')
  })

  test('is asked for by a refused payment, too, and then the same order is paid', async () => {
    const refusal = { code: 400_042, msg: '请先完成风险测评' }
    const { gateway, asked } = await openTestCashier(
      { pid: 'P1' },
      { gateway: { prepay: refusal, riskTestQuestions: QUESTIONS, submitRiskTest: RESULT } },
    )
    await vi.waitFor(() => expect(buttons()).toContain('确认支付'))
    press('确认支付')
    await shows('投资者风险承受能力测评')
    gateway.prepay = { h5_url: 'https://wx.tenpay.com/a' }
    choose('30 岁以下')
    press('下一题')
    choose('长期增长')
    press('提交')
    await shows('测评结果')
    press('确认结果并继续')
    await shows('收银台')
    expect(calls(asked, 'createOrder')).toEqual([])
  })
})

describe('the contract', () => {
  const open = (gateway: NonNullable<Parameters<typeof openTestCashier>[1]>['gateway'] = {}) =>
    openTestCashier(GOODS, {
      gateway: {
        purchaseGate: gate('contract'),
        contractDetail: CONTRACT,
        currentUser: USER,
        contractSign: { contract_no: 'HT1', signed_at: 1 },
        ...gateway,
      },
    })
  const field = (index: number) =>
    document.querySelectorAll<HTMLInputElement>('.yz-cashier__input')[index] as HTMLInputElement
  const tick = () => document.querySelector<HTMLInputElement>('.yz-cashier__tick input')?.click()

  test('is read, agreed to and signed by a code to one’s own phone', async () => {
    vi.mocked(askForCode).mockResolvedValue({ state: 'sent', resendAt: Date.now() + 60_000, asked: 1 })
    const { asked, gateway } = await open()
    await shows('签署服务协议')
    expect(document.querySelector('.yz-cashier__paper')?.textContent).toContain('提供研究报告。')
    expect(seen()).toContain('签署后五个工作日内可以解除合同。')
    field(0).value = '13800138000'
    press('获取验证码')
    await vi.waitFor(() => expect(vi.mocked(askForCode).mock.calls[0]?.[0].sender.type).toBe('contract'))
    tick()
    field(1).value = '123456'
    gateway.purchaseGate = OPEN
    press('确认签署')
    await shows('收银台')
    expect(calls(asked, 'contractSign')[0]?.[1]).toEqual({
      product_id: 1191,
      version: 2,
      text_hash: CONTRACT.text_hash,
      code: '123456',
      agreed: ['我已阅读并同意《投资顾问服务协议》'],
    })
  })

  test('is not signed without having been agreed to, nor by another phone or half a code', async () => {
    const { asked } = await open()
    await shows('签署服务协议')
    press('确认签署')
    expect(seen()).toContain('请先阅读并勾选同意协议')
    tick()
    field(0).value = '13900139000'
    press('确认签署')
    expect(seen()).toContain('请输入当前登录的手机号 138****8000')
    press('获取验证码')
    expect(askForCode).not.toHaveBeenCalled()
    field(0).value = '13800138000'
    field(1).value = '1234'
    press('确认签署')
    expect(seen()).toContain('请输入短信中的6位验证码')
    expect(calls(asked, 'contractSign')).toEqual([])
  })

  test('a wrong code leaves all that was typed where it is', async () => {
    await open({ contractSign: { code: 400_023, msg: '验证码错误' } })
    await shows('签署服务协议')
    tick()
    field(0).value = '13800138000'
    field(1).value = '111111'
    press('确认签署')
    await vi.waitFor(() => expect(seen()).toContain('验证码错误'))
    expect([field(0).value, field(1).value]).toEqual(['13800138000', '111111'])
  })

  test('a newer text is shown instead of being signed', async () => {
    const { asked, gateway } = await open({ contractSign: { code: 400_050, msg: '协议已更新' } })
    await shows('签署服务协议')
    tick()
    field(0).value = '13800138000'
    field(1).value = '111111'
    gateway.contractDetail = { ...CONTRACT, version: 3, html: '<p>第三版</p>' }
    press('确认签署')
    await vi.waitFor(() =>
      expect(document.querySelector('.yz-cashier__paper')?.textContent).toContain('第三版'),
    )
    expect(calls(asked, 'contractDetail')).toHaveLength(2)
  })
})

describe('a coupon', () => {
  const coupon = (user_coupon_id: number, title: string, discount: number) => ({
    user_coupon_id,
    coupon_id: 'c',
    title,
    kind: 'amount' as const,
    amount: discount,
    rate: null,
    threshold: 0,
    products: [],
    use_from: null,
    expire_at: 1_795_536_000_000,
    discount,
    why: null,
  })
  const list = [coupon(5, '满减券', 10_000), coupon(6, '新人券', 5000)]
  const open = () => openTestCashier(GOODS, { gateway: { usableCoupons: { price: 198_000, list } } })

  test('the best is chosen and said, and the order is made with it', async () => {
    const { asked } = await open()
    await shows('选择优惠券')
    expect(seen()).toEqual([
      '选择优惠券',
      '已为您选择优惠最多的“满减券”',
      '可用优惠券',
      '满减券-¥100',
      '新人券-¥50',
      '不使用优惠券',
    ])
    press('下一步')
    await shows('收银台')
    await vi.waitFor(() =>
      expect(calls(asked, 'createOrder')[0]?.[1]).toEqual({ ...GOODS.goods, user_coupon_id: '5' }),
    )
  })

  test('none need be used', async () => {
    const { asked } = await open()
    await shows('选择优惠券')
    choose('不使用优惠券')
    press('下一步')
    await vi.waitFor(() => expect(calls(asked, 'createOrder')[0]?.[1]).toEqual(GOODS.goods))
  })

  test('one that somebody has used meanwhile is said, and the purchase goes on without it', async () => {
    const { gateway, asked } = await open()
    await shows('选择优惠券')
    gateway.createOrder = { code: 400_032, msg: '优惠券不可用或已过期' }
    press('下一步')
    await shows('优惠券不可用')
    gateway.createOrder = { pid: 'P1' }
    press('不使用优惠券，继续购买')
    await shows('收银台')
    expect(calls(asked, 'createOrder').at(-1)?.[1]).toEqual(GOODS.goods)
  })
})
