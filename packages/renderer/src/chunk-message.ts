/** What visitors are told when a part of the page's script fails to load. Wording of DOMAIN.md 0.3. */
export const CHUNK_MESSAGE = '资源加载失败，请刷新重试'
