export { createTestStudio, selfWith, type TestStudio } from './create-test-studio'
export { doWith } from './do-with'
export { type Answers, noReply, refusal } from './fake-gateway'
export { choose, click, closeWindow, leave, press, type } from './hand'
export { allOf, nameOf, textOf } from './reader'
export {
  approvalPolicy,
  aroundPages,
  assetRow,
  dashboard,
  leadDetail,
  leadRow,
  memberRow,
  pageDetail,
  pageRow,
  previewLink,
  settings,
  versionRow,
} from './samples'
