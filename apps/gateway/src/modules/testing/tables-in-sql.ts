import ts from 'typescript'

/** A table named in a piece of SQL. */
export interface NamedTable {
  table: string
  line: number
}

const AT_A_TABLE = String.raw`\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:ONLY\s+)?(?:public\.)?"?([a-z_]+)"?(?![\w.(])`
/** English words are in lower case: outside `sql` a text counts as SQL only if its keywords are in capitals. */
const IN_CAPITALS = new RegExp(AT_A_TABLE, 'g')
const IN_ANY_CASE = new RegExp(AT_A_TABLE, 'gi')

/** Returns which of these tables the SQL in a source names literally. The import law covers what stands in `${}`. */
export function tablesInSql(source: string, tables: ReadonlySet<string>): NamedTable[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: NamedTable[] = []

  function look(node: ts.Node): void {
    const text = textOf(node)
    if (text !== undefined) {
      const pattern = isTaggedSql(node.parent) ? IN_ANY_CASE : IN_CAPITALS
      for (const { 1: table = '' } of text.matchAll(pattern)) {
        if (!tables.has(table)) continue
        found.push({ table, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
      }
    }
    ts.forEachChild(node, look)
  }

  look(file)
  return found
}

/** The words of a string or a template. Undefined: the node is neither. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ')
}

function isTaggedSql(parent: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(parent) && parent.tag.getText() === 'sql'
}
