export { type BroughtFile, bringFile } from './batches/bring-file'
export { feedsModule } from './module'
export { FileProblem } from './reading/read-table'
