import { eachBlock, eachText } from '../each'
import type { Rule } from '../rule'
import { claimedSamples, sampleNameIn } from '../sample-places'

/** As much of a claim as a message quotes. */
const MOST_SHOWN = 24

const WHY = '模板和版块里的人名、评价、数据和价格是为了示范编写的，发布出去就是虚假宣传。'

/** Nobody publishes what the library made up as their own. */
const sampleContent: Rule = {
  id: 'sample-content',
  group: 'compliance',
  severity: 'error',
  title: '还是示例内容',
  why: WHY,
  fix: '请改成自己的真实内容，没有就删去。数据真的相同时，请写上自己的来源；价格真的相同时，请改成自己的名称或说明。',
  find: eachBlock('all', ({ block, spec }) =>
    claimedSamples(block, spec).map(({ path, shown }) => ({
      path,
      message: `这里还是示例内容：“${cut(shown)}”。`,
    })),
  ),
}

/** The same for people's names. */
const sampleName: Rule = {
  id: 'sample-name',
  group: 'compliance',
  severity: 'error',
  title: '还是示例人名',
  why: WHY,
  fix: '请改成真实的人名。真有同名的人时，请写上称呼，例如“何静老师”。',
  find: eachText(({ plain }) => {
    const name = sampleNameIn(plain)
    return name && `这里还是示例人名：“${name}”。`
  }),
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}…` : text
}

export const sampleRules: readonly Rule[] = [sampleContent, sampleName]
