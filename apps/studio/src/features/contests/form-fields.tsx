import { useQuery } from '@tanstack/react-query'
import { competitionConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, InputNumber, Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { DateTimePicker } from '../../ui/date-time-picker'
import { DayField } from './day-field'
import { money } from './money-rule'
import { wording } from './wording'

const words = wording.form
const chosen = [{ required: true, message: words.choose }]

/** When people sign up, and how many may. */
export function SignupFields({ players }: { players: number }) {
  const least = Math.max(1, players)
  return (
    <>
      <div className="ct-pair">
        <Form.Item name="signupStart" label={words.signupStart} rules={chosen}>
          <DateTimePicker dayTime="start" />
        </Form.Item>
        <Form.Item
          name="signupEnd"
          label={words.signupEnd}
          dependencies={['signupStart']}
          rules={[...chosen, inOrder('signupStart', words.signupOrder, (from, until) => from < until)]}
        >
          <DateTimePicker dayTime="end" />
        </Form.Item>
      </div>
      <div className="ct-pair">
        <Form.Item
          name="places"
          label={words.places}
          extra={words.placesHint}
          rules={[
            {
              type: 'integer',
              min: least,
              max: limits.places,
              message: words.placesForm(least, limits.places),
            },
          ]}
        >
          <InputNumber controls={false} maxLength={7} />
        </Form.Item>
      </div>
    </>
  )
}

/** On which days people trade, and what they are compared with. */
export function ContestFields({ isFixed }: { isFixed: boolean }) {
  const benchmarks = useQuery(studioQuery('competitionBenchmarks', {}))
  return (
    <>
      <div className="ct-pair">
        <Form.Item name="start" label={words.start} rules={chosen}>
          <DayField disabled={isFixed} />
        </Form.Item>
        <Form.Item
          name="end"
          label={words.end}
          dependencies={['start']}
          rules={[...chosen, inOrder('start', words.daysOrder, (from, until) => from <= until)]}
        >
          <DayField disabled={isFixed} />
        </Form.Item>
      </div>
      <Form.Item name="benchmark" label={words.benchmark} extra={words.benchmarkHint}>
        <Select
          allowClear
          disabled={isFixed}
          placeholder={wording.detail.none}
          loading={benchmarks.isPending}
          options={(benchmarks.data?.list ?? []).map(({ code, name }) => ({
            value: code,
            label: words.named(name, code),
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  )
}

/** What people begin with, and what trading costs them. */
export function MoneyFields({ isFixed }: { isFixed: boolean }) {
  const { fund, commissionMin, commissionRate } = limits
  return (
    <>
      <div className="ct-pair">
        <Form.Item name="fund" label={words.fund} rules={[money([fund.min, fund.max], words.fundForm)]}>
          <Input inputMode="decimal" maxLength={14} autoComplete="off" disabled={isFixed} />
        </Form.Item>
        <Form.Item
          name="most"
          label={words.most}
          extra={words.mostHint}
          rules={[{ required: true, type: 'integer', min: 1, max: 100, message: words.mostForm }]}
        >
          <InputNumber controls={false} maxLength={3} disabled={isFixed} />
        </Form.Item>
      </div>
      <div className="ct-pair">
        <Form.Item
          name="rate"
          label={words.rate}
          rules={[
            { required: true, type: 'number', min: 0, max: commissionRate / 100, message: words.rateForm },
          ]}
        >
          <InputNumber controls={false} precision={2} maxLength={5} disabled={isFixed} />
        </Form.Item>
        <Form.Item name="least" label={words.least} rules={[money([0, commissionMin], words.leastForm)]}>
          <Input inputMode="decimal" maxLength={6} autoComplete="off" disabled={isFixed} />
        </Form.Item>
      </div>
    </>
  )
}

/** What people read before they sign up, and who sees what others hold. */
export function TextFields() {
  const rules = useQuery(studioQuery('ruleNames', {}))
  return (
    <>
      <Form.Item
        name="rules"
        label={words.rules}
        extra={words.rulesHint}
        rules={[{ required: true, whitespace: true, message: words.missing }]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} maxLength={limits.rules} />
      </Form.Item>
      <Form.Item name="viewers" label={words.viewers} extra={words.viewersHint}>
        <Select
          allowClear
          placeholder={words.nobody}
          loading={rules.isPending}
          options={(rules.data?.list ?? []).map(({ rule_id, name }) => ({
            value: rule_id,
            label: words.named(name, rule_id),
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item
        name="group"
        label={words.group}
        extra={words.groupHint}
        rules={[{ pattern: /^\s*[\w-]{0,64}\s*$/, message: words.groupForm }]}
      >
        <Input maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </>
  )
}

/** The rule of the second of two fields: once both are filled in, they must be in order. */
function inOrder<Value>(first: string, message: string, isRight: (from: Value, until: Value) => boolean) {
  return ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async (_rule: unknown, until: Value | null | undefined) => {
      const from = getFieldValue(first) as Value | null | undefined
      if (from != null && until != null && !isRight(from, until)) throw new Error(message)
    },
  })
}
