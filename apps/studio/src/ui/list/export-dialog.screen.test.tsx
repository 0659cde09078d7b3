import { Checkbox, Form } from 'antd'
import { expect, test, vi } from 'vitest'
import { type Answers, allOf, click, createTestStudio, press, refusal, textOf, type } from '../../testing'
import { ExportDialog } from './export-dialog'

const MB = 1_048_576

async function openExport(leadExport: Answers['leadExport'], total?: string) {
  const onClose = vi.fn()
  const studio = await createTestStudio({
    at: '/part',
    roles: ['operator'],
    answers: leadExport === undefined ? {} : { leadExport },
    screen: (
      <ExportDialog
        call="leadExport"
        title="导出名单"
        filter={{ status: 'new' }}
        range="新线索"
        total={total}
        reasonHint="例如：核查"
        initial={{ with_handsets: true }}
        onClose={onClose}
      >
        <Form.Item name="with_handsets" valuePropName="checked">
          <Checkbox>包含完整手机号</Checkbox>
        </Form.Item>
      </ExportDialog>
    ),
  })
  const dialog = await studio.find('dialog')
  return {
    onClose,
    dialog,
    reason: async (text: string) => type(await studio.find('field', '导出理由', dialog), text),
    submit: async () => click(await studio.find('button', '导出', dialog)),
    isOff: () => (allOf('field', '导出理由', dialog)[0] as HTMLInputElement).disabled,
    studio,
  }
}

test('what is exported is told before, and asked for as it was chosen', async () => {
  const { studio, dialog, reason, submit, onClose } = await openExport({ name: '线索.xlsx', text: 'PK' }, '0')
  await using _ = studio
  await studio.sees('导出名单', '新线索', '0 条', '一次最多 100,000 条')
  await reason('  核查  ')
  await submit()
  await studio.sees('已导出 线索.xlsx')
  expect(onClose).toHaveBeenCalledOnce()
  // An empty table counts too: somebody may have to prove that nothing was found.
  expect(studio.around.saved.map(({ name }) => name)).toEqual(['线索.xlsx'])
  await click(await studio.find('radio', 'CSV', dialog))
  await click(await studio.find('checkbox', '包含完整手机号', dialog))
  await submit()
  await studio.until(() => studio.asked('leadExport').length === 2)
  const asked = { filter: { status: 'new' }, reason: '核查' }
  expect(studio.asked('leadExport')).toEqual([
    { ...asked, format: 'xlsx', with_handsets: true },
    { ...asked, format: 'csv', with_handsets: false },
  ])
})

test.each(['', ' ', '查'])('the reason "%s" is none, and nothing is asked for', async (text) => {
  const { studio, reason, submit } = await openExport(undefined)
  await using _ = studio
  // The number is not known yet, which is no reason to wait.
  await studio.sees('—')
  await reason(text)
  await submit()
  await studio.sees('请写明理由，至少 2 个字')
  expect(studio.asked('leadExport')).toEqual([])
})

test('how much has come is told, and half a table is not saved', async () => {
  let line!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      line = controller
    },
  })
  const { studio, reason, submit, isOff, onClose } = await openExport({ name: '线索.xlsx', text })
  await using _ = studio
  await reason('核查')
  await submit()
  await studio.sees('正在准备文件…')
  line.enqueue(new Uint8Array(1.5 * MB))
  await studio.sees('正在接收文件，已收到 1.5 MB')
  line.enqueue(new Uint8Array(MB))
  await studio.sees('正在接收文件，已收到 2.5 MB')
  expect(isOff()).toBe(true)
  line.error(new TypeError('network error'))
  await studio.sees('文件没有传完，请检查网络后重新导出')
  await studio.misses('正在接收文件')
  expect([isOff(), studio.around.saved, onClose.mock.calls]).toEqual([false, [], []])

  studio.answer({ leadExport: { name: '线索.xlsx', text: 'PK' } })
  await submit()
  await studio.sees('已导出 线索.xlsx')
  expect(studio.around.saved).toHaveLength(1)
})

test('a refusal is told in words and leaves what was typed', async () => {
  const { studio, dialog, reason, submit, isOff } = await openExport(refusal('tooManyRequests'))
  await using _ = studio
  await reason('核查')
  await submit()
  await studio.sees('导出过于频繁，请稍后再试')
  studio.answer({ leadExport: refusal('invalidParameters') })
  await submit()
  await studio.misses('导出过于频繁')
  await studio.until(() => allOf('alert', undefined, dialog).some((alert) => textOf(alert) !== ''))
  expect([isOff(), allOf('field', '导出理由', dialog)[0]]).toMatchObject([false, { value: '核查' }])
})

test('closing by the key or the button asks for nothing', async () => {
  const { studio, dialog, onClose } = await openExport(undefined)
  await using _ = studio
  await press(dialog, 'Escape')
  await studio.until(() => onClose.mock.calls.length === 1)
  await click(await studio.find('button', '取消', dialog))
  expect([onClose.mock.calls.length, studio.asked('leadExport')]).toEqual([2, []])
})

test('closing while a table is on its way stops it', async () => {
  const cancel = vi.fn()
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new Uint8Array(MB)),
    cancel,
  })
  const { studio, dialog, reason, submit, onClose } = await openExport({ name: '线索.xlsx', text })
  await using _ = studio
  await reason('核查')
  await submit()
  await studio.sees('已收到 1.0 MB')
  // A click beside a dialog is soon made by mistake.
  await click(document.querySelector('.ant-modal-wrap'))
  expect(onClose).not.toHaveBeenCalled()
  await click(await studio.find('button', '停止导出', dialog))
  expect(onClose).toHaveBeenCalledOnce()
  expect(studio.around.saved).toEqual([])
  await studio.until(() => cancel.mock.calls.length === 1)
})
