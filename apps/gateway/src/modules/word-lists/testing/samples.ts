import { defineSamples } from '../../every-call/samples'

const words = [{ word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '' }] as const

export const wordListsSamples = defineSamples({
  members: {
    wordListDetail: {},
    wordListRevision: { revision: 880001 },
    wordListHistory: {},
    wordListTry: { base_revision: 0, words: [...words], rules: { shouting: 'off' }, note: '新增夸大收益的词' },
    wordListEnact: { revision: 880001 },
    wordListDrop: { revision: 880001 },
    wordListText: { text: '这是翻·倍·神·器' },
  },
  rows: `
    INSERT INTO word_list (revision, base_revision, words, rules, note, set_by, state)
    SELECT 880001, 0, '[{"word":"翻倍神器","severity":"error","why":"夸大收益","instead":""}]', '{}', '新增夸大收益的词',
      min(member_id), 'ready' FROM member`,
})
