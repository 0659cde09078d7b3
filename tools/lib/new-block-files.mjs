/**
 * What a new block begins with: the smallest one that is whole, a line of text, so that every file has something
 * to be replaced rather than something missing.
 * @param {{ folder: string, name: string, component: string, title: string }} block
 *   The same name in its three spellings (`retain-popup`, `retainPopup`, `RetainPopup`), and what operators call it.
 * @returns {Record<string, string>} By file name.
 */
export function newBlockFiles({ folder, name, component, title }) {
  return {
    'props.ts': `import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const ${name}Props = z.object({
  text: z.string().max(100).default('').meta({ title: '文字', required: true }),
})

export type ${component}Props = z.output<typeof ${name}Props>

export const ${name}Spec = defineSpec({
  name: '${name}',
  title: '${title}',
  category: 'content',
  props: ${name}Props,
})
`,
    [`${folder}.tsx`]: `import './${folder}.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { ${component}Props } from './props'

function ${component}({ props }: ViewProps<${component}Props>) {
  if (props.text === '') return null
  return <p className="yz-${folder}">{props.text}</p>
}

export const ${name} = defineView<${component}Props>({ name: '${name}', view: ${component} })
`,
    [`${folder}.css`]: `.yz-${folder} {
  margin: 0;
  padding: var(--yz-space-s) var(--yz-space-m);
}
`,
    'examples.ts': `import type { Example } from '../example'
import type { ${component}Props } from './props'

export const examples: Example<${component}Props>[] = [
  { title: '一行文字', value: { text: '每晚八点准时开课' } },
  { title: '没有文字', value: { text: '' }, draws: 'nothing' },
]
`,
    'presets.ts': `import type { Preset } from '../preset'
import type { ${component}Props } from './props'

export const presets: Preset<${component}Props>[] = [
  { title: '普通', value: { text: '在这里输入文字' } },
  { title: '大字，居中', value: { text: '在这里输入文字' }, common: { style: { fontSize: 40, textAlign: 'center' } } },
]
`,
    [`${folder}.test.tsx`]: `// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { examples } from './examples'
import { ${name}Spec } from './props'
import { ${name} } from './${folder}'

describeBlock({ spec: ${name}Spec, view: ${name}, examples })
`,
    'README.md': `# ${name}

When to use it, in a sentence.

- **States**: a line of text; without a text it leaves nothing.
- **Script**: none.
`,
  }
}
