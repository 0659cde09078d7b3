export { createListReader, rulesVersion } from './list-in-force'
export { wordListsModule } from './module'
