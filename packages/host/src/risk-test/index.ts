export {
  type Answers,
  answerList,
  dropAnswers,
  hasOtherAnswers,
  keepAnswers,
  keptAnswers,
} from './answers-draft'
export { LOWEST_WORDS, levelName } from './level-name'
