// All that the hand-written page does beside its countdown; made small and written into the page.
const find = (selector, inside = document) => inside.querySelector(selector)
const findAll = (selector, inside = document) => [...inside.querySelectorAll(selector)]

document.addEventListener('click', ({ target }) => {
  const tapped = target.closest('[data-pop],[data-x],[data-to]')
  if (!tapped) return
  if (tapped.dataset.pop) {
    const popup = find(`#${tapped.dataset.pop}`)
    findAll('[data-src]', popup).forEach(load)
    popup.hidden = false
  } else if (tapped.dataset.to) find(tapped.dataset.to).scrollIntoView({ behavior: 'smooth' })
  else tapped.closest('.pop').hidden = true
})

function load(image) {
  if (image.dataset.src) image[image.tagName === 'VIDEO' ? 'poster' : 'src'] = image.dataset.src
  delete image.dataset.src
}

// The other pictures leave the line to the first screen's, and come when they are near.
const hero = find('#hero')
function loadNearOnes() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        load(target)
      }
    },
    { rootMargin: '100px 50px 50px 100px' },
  )
  for (const image of findAll('body>main [data-src]')) observer.observe(image)
}
if (hero.complete) loadNearOnes()
else hero.onload = hero.onerror = loadNearOnes

setTimeout(() => {
  for (const marquee of findAll('.mq')) {
    const text = marquee.firstChild
    if (text.offsetWidth <= marquee.clientWidth) continue
    text.style.animationDuration = `${text.textContent.length}s`
    text.className = 'run'
  }
}, 1000)

requestAnimationFrame(() => {
  for (const digit of findAll('.cnt span')) digit.style.transform = `translateY(${-0.7 * digit.dataset.d}rem)`
})

for (const carousel of findAll('.sw')) {
  const list = find('ul', carousel)
  const dots = findAll('i', carousel)
  let timer
  let shown = 0
  const turn = () => {
    clearInterval(timer)
    timer = setInterval(
      () => list.scrollTo({ left: ((shown + 1) % dots.length) * list.clientWidth, behavior: 'smooth' }),
      +carousel.dataset.auto,
    )
  }
  const mark = () => {
    shown = Math.round(list.scrollLeft / list.clientWidth)
    dots.forEach((dot, index) => {
      dot.className = index === shown ? 'on' : ''
    })
  }
  list.addEventListener('scroll', mark, { passive: true })
  list.addEventListener('touchend', turn, { passive: true })
  turn()
}

for (const ticker of findAll('.nt')) {
  const list = find('ul', ticker)
  let line = 0
  setInterval(() => {
    line = (line + 1) % list.children.length
    list.style.transform = `translateY(${-0.8 * line}rem)`
  }, +ticker.dataset.t)
}

for (const form of findAll('.fm')) {
  const message = find('output', form)
  const typed = (name) => form[name].value.trim()
  const isFilled = () => {
    message.textContent = typed('nick_name') && typed('handset') ? '' : form.dataset.e
    return !message.textContent
  }
  const send = find('[type=button]', form)
  const label = send.textContent
  send.onclick = () => {
    if (!isFilled()) return
    let seconds = 60
    send.disabled = true
    const timer = setInterval(() => {
      seconds -= 1
      send.textContent = seconds ? `${seconds}s` : label
      if (seconds) return
      clearInterval(timer)
      send.disabled = false
    }, 1000)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    if (isFilled() && !typed('code')) message.textContent = form.dataset.c
  }
}
