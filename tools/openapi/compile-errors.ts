import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
}

let types: Promise<string> | undefined

/** TypeScript's errors for a program that imports `./openapi`, the types that openapi-typescript generates. */
export async function compileErrors(program: string): Promise<string[]> {
  types ??= readFile('docs/reference/openapi.json', 'utf8').then(openapiTS).then(astToString)
  const files = new Map([
    ['/program.ts', program],
    ['/openapi.ts', await types],
  ])
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, languageVersion, ...others) => {
    const text = files.get(name)
    return text === undefined
      ? getSourceFile(name, languageVersion, ...others)
      : ts.createSourceFile(name, text, languageVersion)
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['/program.ts'], OPTIONS, host))
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.text.slice(0, start).split('\n').length : 0
      return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
