import { expect, test } from 'vitest'
import { signPage } from './sign-page'

test('signs as the example in the JSSDK manual does', () => {
  expect(
    signPage({
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      url: 'http://mp.weixin.qq.com?params=value',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1_414_587_457,
    }),
  ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})
