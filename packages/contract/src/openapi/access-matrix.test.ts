import { expect, test } from 'vitest'
import { studioOperations } from '../studio-operations'
import { accessMatrix } from './access-matrix'

const text = accessMatrix(Object.values(studioOperations))
const rowOf = (id: string) =>
  text
    .split('\n')
    .find((line) => line.includes(`[${id}]`))
    ?.split('|')
    .map((cell) => cell.trim())

test('every call of the Studio stands in it once', () => {
  const named = [...text.matchAll(/^\| \[(\w+)\]/gm)].map(([, id]) => id)
  expect(named.sort()).toEqual(Object.keys(studioOperations).sort())
})

test('says yes to exactly the roles that the gateway lets in', () => {
  //                              editor, approver, operator, finance, compliance, auditor, administrator, nobody
  expect(rowOf('approvalPolicySet')?.slice(3, 11)).toEqual(['', '', '', '', 'yes', '', 'yes', ''])
  expect(rowOf('reviewList')?.slice(3, 11)).toEqual([...Array(7).fill('yes'), ''])
  expect(rowOf('studioSignIn')?.slice(3, 11)).toEqual(Array(8).fill('yes'))
})
