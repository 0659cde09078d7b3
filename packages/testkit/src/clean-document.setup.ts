import { afterAll } from 'vitest'

// Test files of a worker share its document: none leaves anything in it that the next could mistake for its own.
afterAll(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
