// @vitest-environment jsdom
import type { Example } from '@yingzao/blocks/example'
import { type BlockView, defineView, useHost } from '@yingzao/renderer'
import { image as address, type BlockSpec, defineSpec, versions } from '@yingzao/schema/server'
import { useEffect, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type BlockUnderTest, blockChecks } from './block-checks'

interface Props {
  text: string
  url: string
}

const props = z.object({
  text: z.string().max(20).default('').meta({ title: '文字' }),
  url: address({ title: '图片' }),
})

const spec: BlockSpec = defineSpec({
  name: 'sample',
  title: '样例',
  category: 'content',
  props,
  steps: versions({ 1: ({ words, ...rest }) => ({ ...rest, text: words ?? '' }) }),
})

const examples: Example[] = [{ title: '文字', value: { text: '你好', url: '/assets/a.png' } }]

/** The titles of the checks that a sample block fails. */
async function failing(
  view: BlockView<Props>['view'],
  change: Partial<BlockUnderTest> = {},
): Promise<string[]> {
  const block = defineView<Props>({ name: 'sample', view })
  const failed: string[] = []
  for (const { title, run } of blockChecks({ spec, view: block, examples, ...change })) {
    await Promise.resolve()
      .then(run)
      .catch(() => failed.push(title))
  }
  return failed
}

/** The same for one that wakes. */
function failingIsland(view: BlockView<Props>['view']): Promise<string[]> {
  return failing(view, { view: defineView<Props>({ name: 'sample', view, island: 'wanted' }) })
}

const HOSTILE = 'draws whatever a hostile document makes of its props'

test('a sound block passes everything', async () => {
  expect(await failing(({ props }) => <p>{props.text}</p>)).toEqual([])
})

test('a block without an example fails', async () => {
  expect(await failing(({ props }) => <p>{props.text}</p>, { examples: [] })).toEqual([
    'shows at least one state',
  ])
})

test('a block that cannot do without a prop fails on its defaults and on hostile props', async () => {
  const failed = await failing(({ props }) => <p>{(props.text[0] as string).toUpperCase()}</p>)
  expect(failed).toEqual(['stands with nothing but its defaults', HOSTILE])
})

test('a block that draws markup of a text fails on hostile props only', async () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that is to be found.
  const failed = await failing(({ props }) => <p dangerouslySetInnerHTML={{ __html: props.text }} />)
  expect(failed).toEqual([HOSTILE])
})

test('a block with a slip of string building fails', async () => {
  const failed = await failing(({ props }) => (
    <p className={`sample--${String(Reflect.get(props, 'no'))}`}>好</p>
  ))
  expect(failed).toContain('文字: drawn')
})

test('a picture without a word about it fails on accessibility', async () => {
  const failed = await failing(({ props }) => (
    <picture>
      {/* biome-ignore lint/a11y/useAltText: the fault that is to be found. */}
      <img src={props.url || '/a.png'} />
    </picture>
  ))
  expect(failed).toEqual(['文字: accessible'])
})

test('an example that the reader has to mend fails', async () => {
  const careless: Example[] = [{ title: '粗心', value: { text: '你好', url: 'javascript:alert(1)' } }]
  expect(await failing(({ props }) => <p>{props.text}</p>, { examples: careless })).toEqual(['粗心: drawn'])
})

test('an example says whether it draws nothing', async () => {
  const empty: Example[] = [{ title: '空', value: {}, draws: 'nothing' }]
  expect(await failing(({ props }) => props.text && <p>{props.text}</p>, { examples: empty })).toEqual([])
  expect(await failing(({ props }) => <p>{props.text}</p>, { examples: empty })).toEqual(['空: drawn'])
})

test('an old document is read through the steps of the block', async () => {
  const old: Example[] = [{ title: '旧文档', version: 0, value: { words: '你好' } }]
  const view: BlockView<Props>['view'] = ({ props }) => (props.text === '' ? null : <p>{props.text}</p>)
  expect(await failing(view, { examples: old })).toEqual([])
  expect(await failing(view, { examples: old, spec: { ...spec, steps: [] } })).toEqual([
    '旧文档: drawn',
    '旧文档: accessible',
  ])
})

test('an island that wakes to another text fails', async () => {
  expect(await failingIsland(() => <p>{Math.random()}</p>)).toEqual(['文字: wakes'])
})

test('an island that leaves a timer behind when its page goes fails', async () => {
  function Ticking() {
    useEffect(() => void setInterval(() => undefined, 1000), [])
    return <p>好</p>
  }
  expect(await failingIsland(Ticking)).toContain('文字: wakes')
})

test('an island that changes its text once it is awake fails', async () => {
  function Late() {
    const [text, setText] = useState('先')
    useEffect(() => setText('后'), [])
    return <p>{text}</p>
  }
  expect(await failingIsland(Late)).toEqual(['文字: wakes'])
})

test.each([
  ['asks its host', () => useHost().now()],
  ['asks the machine', () => Date.now()],
])('a view that %s for the time fails where what lives stands still', async (_whom, useTime) => {
  const Clock = () => <p>{useTime()}</p>
  const failed = await failing(Clock, {
    view: defineView<Props>({ name: 'sample', view: Clock, live: 'near' }),
    live: () => undefined,
  })
  expect(failed).toContain('文字: lives')
})

describe('a block that lives without React', () => {
  const asked: Example[] = [
    {
      title: '文字',
      value: { text: '还剩' },
      answers: [
        {
          call: 'activityVacancyDetail',
          response: { current_num: 7, change_type_limit: 9, remain: 2, server_time: 0 },
        },
      ],
    },
  ]

  /** Shows how many are left: by React and, in words given by the test, without it. */
  async function failingLife(say: (block: HTMLElement, left: number) => void): Promise<string[]> {
    function Left({ props }: { props: Props }) {
      const { ask } = useHost()
      const [left, setLeft] = useState('--')
      useEffect(
        () =>
          void ask('activityVacancyDetail', { id: 'v' }).then(({ response }) =>
            setLeft(`${response?.remain ?? '--'}`),
          ),
        [ask],
      )
      return (
        <p>
          {props.text} <b>{left}</b>
        </p>
      )
    }
    return failing(Left, {
      view: defineView<Props>({ name: 'sample', view: Left, live: 'near' }),
      examples: asked,
      patienceMs: 500,
      live(block, { ask }) {
        void ask('activityVacancyDetail', { id: 'v' }).then(
          ({ response }) => response && say(block, response.remain),
        )
        return undefined
      },
    })
  }
  const write = (block: HTMLElement, text: string) => {
    const place = block.querySelector('b')
    if (place) place.textContent = text
  }

  test('passes when it shows what the view shows', async () => {
    expect(await failingLife((block, left) => write(block, `${left}`))).toEqual([])
  })

  test('fails when it says something else', async () => {
    expect(await failingLife((block, left) => write(block, `${left} 个`))).toEqual(['文字: answered'])
  })

  test('fails when it says the same in another look', async () => {
    const failed = await failingLife((block, left) => {
      write(block, `${left}`)
      block.querySelector('b')?.classList.add('new')
    })
    expect(failed).toEqual(['文字: answered'])
  })
})
