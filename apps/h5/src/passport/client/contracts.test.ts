// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cards, faults, find, isHidden, logInForTest, logOut, press, soon, text } from '../testing/own-page'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installContracts } from './bought'

const CONTRACT = {
  contract_no: 'HT20261124000001',
  product_id: 1191,
  product_name: '大盘指数研究课程',
  title: '证券投资顾问服务协议',
  version: 1,
  signed_at: Date.parse('2026-11-24T12:00:00Z'),
  withdraw_until: '2026-12-01',
  may_withdraw: true,
  withdrawn_at: null as number | null,
}
const WITHDRAWN = {
  ...CONTRACT,
  may_withdraw: false,
  withdrawn_at: Date.parse('2026-11-25T01:30:00Z'),
}

beforeEach(logInForTest)

const listOf = (list: object[], own: object = {}) => ({
  myContracts: { list, total: list.length, page: 1, page_size: 20, ...own },
})
function open(answers: Parameters<typeof gatewayAnswering>[0]) {
  const outside = gatewayAnswering(answers)
  drawPassport({ page: 'contracts' })
  installContracts()
  return outside
}
const shown = (count: number) => soon(() => expect(cards()).toHaveLength(count))
const notes = () =>
  Array.from(cards()[0]?.querySelectorAll('.pp-order__note') ?? [], (note) => note.textContent)
const ways = () =>
  Array.from(cards()[0]?.querySelectorAll('.pp-order__ways > *') ?? [], (way) => way.textContent)
const isOpen = (sheet: string) => find(`[data-${sheet}]`).hasAttribute('open')

describe('one’s own contracts', () => {
  test('ask for a login, which leads back here, and nothing of the gateway', () => {
    logOut()
    const { asked } = open(listOf([CONTRACT]))
    expect([isHidden('[data-anonymous]'), asked]).toEqual([false, []])
    expect(find<HTMLAnchorElement>('[data-login]').search).toBe('?from=%2Fpassport%2Fm%2Fcontracts')
  })

  test('say what was signed, for what, when, and until when it can be withdrawn', async () => {
    open(listOf([CONTRACT]))
    await shown(1)
    expect(cards()[0]?.textContent).toContain(
      '合同编号 HT20261124000001已签署证券投资顾问服务协议大盘指数研究课程签署时间 2026年11月24日 20:00',
    )
    expect([notes(), ways(), text('[data-total]')]).toEqual([
      ['2026年12月1日 24:00 前可以撤回。'],
      ['撤回合同', '查看合同'],
      '共 1 份',
    ])
  })

  test.each([
    [
      'withdrawn',
      WITHDRAWN,
      ['已于 2026年11月25日 09:30 撤回，服务已终止。如有付款，退款进度在“我的订单”里。'],
      ['我的订单', '查看合同'],
    ],
    [
      'too old for that',
      { ...CONTRACT, may_withdraw: false },
      ['可撤回的期限已于 2026年12月1日 结束。'],
      ['查看合同'],
    ],
  ])('say so of one that is %s', async (_what, contract, said, left) => {
    open(listOf([contract]))
    await shown(1)
    expect([notes(), ways()]).toEqual([said, left])
  })

  test('are none, or did not come and come when asked again', async () => {
    open(listOf([]))
    await soon(() => expect(isHidden('[data-empty]')).toBe(false))
    open({ myContracts: refusing(errors.serverError) })
    await soon(() => expect(text('[data-failed] p')).toBe(errors.serverError.msg))
    gatewayAnswering(listOf([CONTRACT]))
    find('[data-retry]').click()
    await shown(1)
    expect(isHidden('[data-failed]')).toBe(true)
  })

  test('come in parts', async () => {
    let calls = 0
    const { asked } = open({
      myContracts: () => {
        calls += 1
        const list = [{ ...CONTRACT, contract_no: `HT2026112400000${calls}` }]
        return { list, total: 21, page: calls, page_size: 20 }
      },
    })
    await shown(1)
    find('[data-more]').click()
    await shown(2)
    expect([isHidden('[data-more]'), document.activeElement]).toEqual([true, cards()[1]])
    expect(asked).toHaveLength(2)
  })

  test('are text, whatever they are called', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    open(listOf([{ ...CONTRACT, title: hostile, product_name: hostile }]))
    await shown(1)
    press('撤回合同')
    await soon(() => expect(isOpen('withdrawal')).toBe(true))
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('the signed copy', () => {
  const FILE = { name: '协议.pdf', type: 'application/pdf', sha256: 'ab12', base64: btoa('%PDF-1.7 ÿ') }
  const made = vi.fn<(blob: Blob) => string>()
  const freed = vi.fn()

  beforeEach(() => {
    made.mockReset().mockReturnValueOnce('blob:1').mockReturnValueOnce('blob:2')
    freed.mockReset()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: freed })
  })

  async function openCopy(contractFile?: object) {
    const outside = open({ ...listOf([CONTRACT]), ...(contractFile && { contractFile }) })
    await shown(1)
    press('查看合同')
    await soon(() => expect(text('[data-copy-said]')).not.toBe('正在加载…'))
    return outside
  }
  const hasWays = () => !isHidden('[data-copy-ways]')

  test('can be opened and downloaded under its name, byte for byte', async () => {
    await openCopy(FILE)
    await soon(() => expect(hasWays()).toBe(true))
    const [opens, saves] = ['open', 'save'].map((way) => find<HTMLAnchorElement>(`[data-copy-${way}]`))
    expect([opens?.href, opens?.target, saves?.href, saves?.download]).toEqual([
      'blob:1',
      '_blank',
      'blob:1',
      '协议.pdf',
    ])
    const [[blob]] = made.mock.calls as [[Blob]]
    expect(blob.type).toBe('application/pdf')
    expect(Array.from(new Uint8Array(await read(blob)))).toEqual(
      Array.from('%PDF-1.7 ÿ', (sign) => sign.charCodeAt(0)),
    )
    expect(text('[data-copy-hash]')).toBe('ab12')
  })

  test('that could not be had is there when it is asked for again', async () => {
    await openCopy(refusing(errors.serverError))
    expect(text('[data-copy-said]')).toBe(errors.serverError.msg)
    expect([hasWays(), isHidden('[data-copy-retry]')]).toEqual([false, false])
    gatewayAnswering({ contractFile: FILE })
    find('[data-copy-retry]').click()
    await soon(() => expect(hasWays()).toBe(true))
  })

  test.each([
    ['lost', undefined, '网络异常，请稍后重试'],
    ['refused', refusing({ ...errors.contentNotFound, http: 200 }), errors.contentNotFound.msg],
  ])('says so when it was %s', async (_how, answer, words) => {
    await openCopy(answer)
    expect([text('[data-copy-said]'), hasWays()]).toEqual([words, false])
  })

  test('of one contract is not shown for another', async () => {
    let answer = () => {}
    const second = { ...CONTRACT, contract_no: 'HT20261124000002' }
    open({
      ...listOf([CONTRACT, second]),
      contractFile: () => new Promise((resolve) => (answer = () => resolve(FILE))),
    })
    await shown(2)
    press('查看合同')
    await soon(() => expect(isOpen('copy')).toBe(true))
    const late = answer
    find('[data-copy] [data-close]').click()
    const [, other] = cards()
    other?.querySelector<HTMLElement>('.pp-order__ways button:last-child')?.click()
    await soon(() => expect(text('[data-copy-name]')).toContain(second.contract_no))
    late()
    await vi.dynamicImportSettled()
    expect([hasWays(), made.mock.calls]).toEqual([false, []])
  })

  test('ends with the login', async () => {
    open({ ...listOf([CONTRACT]), contractFile: refusing(errors.loginExpired) })
    await shown(1)
    press('查看合同')
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect([isOpen('copy'), cards()]).toEqual([false, []])
  })

  test('leaves no copy of the last one in memory', async () => {
    await openCopy(FILE)
    find('[data-copy] [data-close]').click()
    press('查看合同')
    await soon(() => expect(made).toHaveBeenCalledTimes(2))
    expect(freed).toHaveBeenCalledWith('blob:1')
  })
})

describe('withdrawing', () => {
  async function openSheet(answers: Parameters<typeof gatewayAnswering>[0] = {}) {
    const outside = open({ ...listOf([CONTRACT]), ...answers })
    await shown(1)
    press('撤回合同')
    await soon(() => expect(isOpen('withdrawal')).toBe(true))
    return outside
  }
  const submit = () => find<HTMLFormElement>('[data-withdrawal] form').requestSubmit()

  test('says what ends and what goes back, and does nothing before that is ticked', async () => {
    const { asked } = await openSheet()
    const said = text('[data-withdrawal] form')
    for (const words of [
      'HT20261124000001',
      '“大盘指数研究课程”的服务立即停止',
      '未退回的款项全部申请退款',
      '2026年12月1日 24:00 前',
    ])
      expect(said).toContain(words)
    submit()
    await soon(() => expect(faults()).toEqual(['请先确认您已了解撤回的结果']))
    expect(asked.map(([id]) => id)).toEqual(['myContracts'])
  })

  test.each([
    [1, '1 笔订单的退款申请已提交', false],
    [0, '这份合同下没有已付款的订单，无需退款。', true],
  ])(
    'says what became of it with %i orders, and the contract is withdrawn',
    async (refunds, words, isWithoutWay) => {
      let list = [CONTRACT]
      const { asked } = await openSheet({
        myContracts: () => ({ list, total: 1, page: 1, page_size: 20 }),
        contractWithdraw: () => {
          list = [WITHDRAWN]
          return { refunds }
        },
      })
      find('#understood').click()
      submit()
      await soon(() => expect(text('#withdrawal-title')).toBe('合同已撤回'))
      expect(text('[data-withdrawal-next]')).toContain(words)
      expect(isHidden('[data-withdrawal-refunds]')).toBe(isWithoutWay)
      expect(asked[1]).toEqual(['contractWithdraw', { contract_no: CONTRACT.contract_no }])
      await soon(() => expect(ways()).toEqual(['我的订单', '查看合同']))
      press('我知道了')
      expect([isOpen('withdrawal'), text('.pp-state')]).toEqual([false, '已撤回'])
    },
  )

  test.each([
    ['comes too late', refusing({ ...errors.withdrawalOver, http: 200 }), errors.withdrawalOver.msg],
    ['gets no answer', undefined, '网络异常，请稍后重试'],
  ])('says so when it %s, and the contract stands', async (_how, answer, words) => {
    await openSheet(answer && { contractWithdraw: answer })
    find('#understood').click()
    submit()
    await soon(() => expect(faults()).toEqual([words]))
    expect([isOpen('withdrawal'), text('.pp-state')]).toEqual([true, '已签署'])
  })

  test('begins anew for the next contract', async () => {
    await openSheet({ contractWithdraw: { refunds: 1 } })
    find('#understood').click()
    submit()
    await soon(() => expect(text('#withdrawal-title')).toBe('合同已撤回'))
    press('我知道了')
    press('撤回合同')
    await soon(() => expect(isOpen('withdrawal')).toBe(true))
    expect([text('#withdrawal-title'), find<HTMLInputElement>('#understood').checked]).toEqual([
      '撤回合同',
      false,
    ])
    expect(isHidden('[data-withdrawal-done]')).toBe(true)
  })

  test('ends with the login', async () => {
    await openSheet({ contractWithdraw: refusing(errors.loginExpired) })
    find('#understood').click()
    submit()
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect([isOpen('withdrawal'), cards()]).toEqual([false, []])
  })
})

function read(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })
}
