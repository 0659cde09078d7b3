import { defineSamples } from '../../every-call/samples'

const words = [{ word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '' }] as const

export const wordListsSamples = defineSamples({
  members: {
    wordListDetail: {},
    wordListRevision: { revision: 0 },
    wordListHistory: {},
    wordListTry: {
      base_revision: 0,
      words: [...words],
      rules: { shouting: 'off' },
      note: '新增夸大收益的词',
    },
    wordListEnact: { revision: 880001 },
    wordListDrop: { revision: 880001 },
    wordListText: { text: '这是翻·倍·神·器' },
  },
})
