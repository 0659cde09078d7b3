import { expect, test } from 'vitest'
import { startWireVendor } from '../../testing/vendors/wire-vendor'
import type { WireRequest } from './sandbox-ledger'
import { createSend } from './send-request'

const REPLY = { status: 201, headers: { 'x-name': 'value' }, body: Buffer.from([0xff, 0, 0xfe]) }

const ask = (origin: string): WireRequest => ({
  method: 'POST',
  url: `${origin}/path?a=1`,
  headers: { 'content-type': 'text/plain' },
  body: '钱',
})

test('a request is sent letter by letter, and what comes back is given byte by byte', async () => {
  await using vendor = await startWireVendor(async () => REPLY)
  const reply = await createSend({ name: 'Vendor' })(ask(vendor.origin))
  expect(reply).toMatchObject({ ...REPLY, headers: { 'x-name': 'value' } })
  expect(vendor.requests).toMatchObject([ask(vendor.origin)])
})

test('a supplier that hangs is not waited for', async () => {
  await using vendor = await startWireVendor(async () => REPLY)
  vendor.fault = 'hang'
  await expect(createSend({ name: 'Vendor', tryMs: 50 })(ask(vendor.origin))).rejects.toMatchObject({
    failure: 'no_answer',
    message: 'Vendor gave no answer within 50 ms.',
  })
})

test('half an answer is none', async () => {
  await using vendor = await startWireVendor(async () => REPLY)
  vendor.fault = 'cut'
  await expect(createSend({ name: 'Vendor' })(ask(vendor.origin))).rejects.toMatchObject({
    failure: 'no_answer',
  })
})

test('a supplier that cannot be reached has surely done nothing', async () => {
  const gone = await startWireVendor(async () => REPLY)
  await gone[Symbol.asyncDispose]()
  await expect(createSend({ name: 'Vendor' })(ask(gone.origin))).rejects.toMatchObject({ failure: 'busy' })
})

test('nobody is led elsewhere with what is signed', async () => {
  await using elsewhere = await startWireVendor(async () => REPLY)
  await using vendor = await startWireVendor(async () => ({
    status: 307,
    headers: { location: elsewhere.origin },
    body: Buffer.alloc(0),
  }))
  await expect(createSend({ name: 'Vendor' })(ask(vendor.origin))).rejects.toMatchObject({
    failure: 'no_answer',
  })
  expect(elsewhere.requests).toEqual([])
})
