import { trackedLinkLimits as limits, type TrackedParameter } from '@yingzao/contract/studio'
import { Form, Input } from 'antd'
import { problemOfValue } from './form-values'
import { wording } from './wording'

const words = wording.form

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
const OWN = ['cps_id', 'state_code', 'mark'] as const

/** What a link says about where somebody came from: parameters that all statistics know, and our own. */
export function ParamFields() {
  return (
    <>
      <ParamGroup title={words.utm} names={UTM} />
      <ParamGroup title={words.own} names={OWN} />
    </>
  )
}

function ParamGroup({ title, names }: { title: string; names: readonly TrackedParameter[] }) {
  return (
    <section className="ch-group">
      <h3>{title}</h3>
      <div className="ch-pair">
        {names.map((name) => (
          <Form.Item
            key={name}
            name={['params', name]}
            label={
              <>
                {wording.params[name]}&nbsp;<span className="st-soft">{name}</span>
              </>
            }
            rules={[{ validator: checkValue }]}
          >
            <Input
              maxLength={limits.value}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-label={`${wording.params[name]} ${name}`}
            />
          </Form.Item>
        ))}
      </div>
    </section>
  )
}

async function checkValue(_rule: unknown, text: string | undefined): Promise<void> {
  const problem = problemOfValue(text ?? '')
  if (problem === 'phone') throw new Error(words.noPhone)
  if (problem === 'form') throw new Error(words.valueForm)
}
