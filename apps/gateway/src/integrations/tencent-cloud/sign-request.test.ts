import { expect, test } from 'vitest'
import { signRequest } from './sign-request'

// The example from Tencent Cloud's own manual.
test('signs as Tencent Cloud says', () => {
  const account = {
    secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
    secretKey: 'Gu5t9xGARNpq86cd98joQYCN3*******',
  }
  const payload = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
  const host = 'cvm.tencentcloudapi.com'
  expect(signRequest(account, { service: 'cvm', host, payload, timestamp: 1_551_113_065 })).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
  )
})
