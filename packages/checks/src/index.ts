export { type CheckOptions, type CheckResult, checkDocument } from './check-document'
export type {
  AdviserFacts,
  BlockScripts,
  ImageFacts,
  ListedWord,
  PageFacts,
  ProductFacts,
  RuleWeight,
  ScriptFacts,
  SiteFacts,
  SkuFacts,
  VideoFacts,
} from './facts'
export { type FoundWord, findWords } from './find-words'
export { listedWordsIn } from './listed-words'
export type { Page, PageBlock } from './page'
export { levelOf, type PageWeight, WEIGHT_LEVELS, type WeightLevel } from './page-weight'
export { plainText } from './plain-text'
export { type ReadableText, readableTexts } from './readable-texts'
export { PAGE_RISKS, type PageRisk } from './risks'
export { type Hit, RULE_GROUPS, type Rule, type RuleGroup } from './rule'
export { rules } from './rules'
export { samplePlaces } from './sample-places'
export { lettersOf, squash } from './squash'
export { isRead } from './texts'
export { weighDocument } from './weigh-document'
export { mayRest } from './weights'
export { foldedWord, problemOfWord, problemsOfList, wordProblems } from './word-list'
