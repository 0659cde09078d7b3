import { containersDocument } from '../../e2e/containers/document-table'

/** What every action does in every place, from the table that the browser tests walk. */
export async function generate(): Promise<Record<string, string>> {
  return { 'docs/containers.md': containersDocument() }
}
