// Runs inline in pages that have a campaign window: outside it, their content is read-only.
addEventListener(
  'click',
  (event) => {
    const { classList } = document.documentElement
    const isOutside = classList.contains('yz-before') || classList.contains('yz-ended')
    if (!isOutside || !(event.target as Element).closest('main .yz-tap')) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)
