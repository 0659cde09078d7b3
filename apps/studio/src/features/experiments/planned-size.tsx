import { useQuery } from '@tanstack/react-query'
import { experimentLimits as limits } from '@yingzao/contract/studio'
import { Button, Form, type FormInstance } from 'antd'
import { studioQuery } from '../../state/queries'
import type { ExperimentValues } from './form-values'
import { wording } from './wording'

const words = wording.form
const number = new Intl.NumberFormat('zh-CN')

/** How many visitors it takes to detect the effect, based on the page's recent traffic. */
export function PlannedSize({ form }: { form: FormInstance<ExperimentValues> }) {
  const page = Form.useWatch('page', form)
  const measure = Form.useWatch('measure', form)
  const block = Form.useWatch('block', form)?.trim()
  const effect = Form.useWatch('effect', form)
  const others = Form.useWatch('others', form)?.length ?? 1
  const isAsked =
    page !== undefined &&
    measure !== undefined &&
    effect != null &&
    effect >= limits.effect.min &&
    effect <= limits.effect.max &&
    (measure !== 'click' || /^[\w-]{1,64}$/.test(block ?? ''))
  const { data } = useQuery({
    ...studioQuery('experimentPlan', {
      page_code: page ?? '',
      measure: measure ?? 'lead',
      ...(measure === 'click' && block && { block_id: block }),
      effect: effect ?? 1,
      variants: others + 1,
    }),
    enabled: isAsked,
  })
  if (!isAsked || !data) return null
  const { units, days } = data
  if (units === null || days === null) return words.planNone
  const wanted = Math.min(limits.units.max, Math.max(limits.units.min, units))
  return (
    <>
      {words.plan(number.format(units), number.format(days))}
      <Button type="link" size="small" onClick={() => form.setFieldsValue({ units: wanted })}>
        {words.usePlan}
      </Button>
    </>
  )
}
