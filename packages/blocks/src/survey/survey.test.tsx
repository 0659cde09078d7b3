// @vitest-environment jsdom
import { HostProvider, PageFactsProvider } from '@yingzao/renderer'
import { createTestHost, describeBlock, drawBlock } from '@yingzao/testkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type SurveyProps, surveyProps, surveySpec } from './props'
import { survey } from './survey'

describeBlock({ spec: surveySpec, view: survey, examples, live })

const drawn = (value: object) => drawBlock(survey, surveyProps.parse(value) as SurveyProps, { id: 'form' })
const place = (block: Element, id: string) => block.querySelector<HTMLElement>(`[data-field="${id}"]`)

const asks = {
  title: '课后反馈',
  fields: [
    {
      id: 'has',
      label: '参加过吗？',
      type: 'choice',
      choices: [
        { id: 'c1', label: '参加过' },
        { id: 'c2', label: '没有' },
      ],
    },
    {
      id: 'which',
      label: '哪一门？',
      type: 'text',
      showIf: { match: 'all', tests: [{ field: 'has', is: 'is', value: 'c1' }] },
    },
  ],
}

describe('survey as it comes', () => {
  test('is a form that needs no script, and puts no answer into an address', () => {
    const form = drawn(asks).querySelector('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/h5-page/survey/?form=form'])
    expect(form.querySelectorAll('[type=submit]')).toHaveLength(1)
  })

  test('hides what depends on an answer, and lets no browser ask for it', () => {
    const block = drawn(asks)
    expect([place(block, 'has')?.hidden, place(block, 'which')?.hidden]).toEqual([false, true])
    expect(place(block, 'has')?.querySelector('input')?.required).toBe(true)
    expect(place(block, 'which')?.querySelector('input')?.required).toBe(false)
  })

  test('shows its author what only an answer would bring', () => {
    const facts = { title: '', images: {}, site: {} as never, firstImageBlock: undefined, showsAll: true }
    const View = survey.view
    const html = renderToStaticMarkup(
      <HostProvider value={createTestHost()}>
        <PageFactsProvider value={facts}>
          <View id="form" props={surveyProps.parse(asks) as SurveyProps} common={{}} />
        </PageFactsProvider>
      </HostProvider>,
    )
    expect(html).toContain('哪一门')
    expect(html).not.toContain('hidden')
  })

  test('asks for a consent only where a field is personal, and never ticks it', () => {
    expect(place(drawn(asks), 'consent')).toBeNull()
    const box = place(
      drawn({ fields: [{ id: 'a', label: '电话', type: 'phone' }] }),
      'consent',
    )?.querySelector('input')
    expect([box?.value, box?.checked]).toEqual(['我已阅读并同意《隐私政策》', false])
  })

  test('hands the phone the rules and none of the words a second time', () => {
    const rules = drawn(asks).querySelector('form')?.dataset.rules ?? ''
    expect(JSON.parse(rules)).toMatchObject([
      { id: 'has', choices: [{ id: 'c1' }, { id: 'c2' }] },
      { id: 'which' },
    ])
    expect(rules).not.toMatch(/参加过|哪一门/)
  })

  test('calls its inputs so that none hides what a form can do', () => {
    const block = drawn({ fields: [{ id: 'submit', label: '提交', type: 'text' }] })
    expect(block.querySelector('input')?.name).toBe('answer-submit')
    expect(typeof block.querySelector('form')?.submit).toBe('function')
  })
})
