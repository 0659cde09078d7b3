import { defineSamples } from '../../every-call/samples'

const page = { code: 'sale' }
const words = '请核对副标题'

export const pageCommentsSamples = defineSamples({
  members: {
    pageCommentList: page,
    pageCommentWrite: { ...page, write_id: '5b1c7d3e-8a1f-4c57-9c1f-0d9a5b1e2f3a', words },
    pageCommentEdit: { comment_id: 880001, words },
    pageCommentSettle: { comment_id: 880001, is_settled: true },
    pageCommentDelete: { comment_id: 880001 },
  },
})
