/* What is wrong with the layout of the page as it stands: scrolling, clipping, small targets, small text. */
(wanted) => {
  const found = [];
  const page = document.documentElement;
  const [width, height] = [Math.min(innerWidth, screen.width), innerHeight]; // a phone zooms out where a page is too wide
  if (!wanted.scrolls && (page.scrollWidth > width || page.scrollHeight > height))
    found.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight} in ${width}x${height}`);
  if (page.scrollWidth > width) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${width}`);
  const named = (node) => {
    const classes = [...node.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    const words = (node.getAttribute('aria-label') || node.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 30);
    return `<${node.tagName.toLowerCase()}${classes ? '.' + classes : ''}> "${words}"`;
  };
  for (const list of document.querySelectorAll('.commit .scroll'))
    if (list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1)
      found.push(`the forecast is cut: ${list.scrollWidth}x${list.scrollHeight} in ${list.clientWidth}x${list.clientHeight}`);
  const style = new Map();
  const styleOf = (node) => style.get(node) ?? (style.set(node, getComputedStyle(node)), style.get(node));
  const hidden = (node) => {
    for (let at = node; at && at !== page; at = at.parentElement) {
      const s = styleOf(at);
      if (s.display === 'none' || s.visibility === 'hidden' || at.classList.contains('sr')) return true;
      if (at.tagName === 'DETAILS' && !at.open && !node.closest('summary')) return true;
      if (at.tagName === 'DIALOG' && !at.open) return true;
    }
    return false;
  };
  /** The parts of the page that cut something off, and are not there to be scrolled. */
  const cut = (node, box, slack) => {
    for (let at = node.parentElement; at && at !== page; at = at.parentElement) {
      const s = styleOf(at);
      const frame = at.getBoundingClientRect();
      if (s.overflowX !== 'visible' || s.overflowY !== 'visible') {
        const [cutsX, cutsY] = [s.overflowX === 'hidden' || s.overflowX === 'clip', s.overflowY === 'hidden' || s.overflowY === 'clip'];
        if (!cutsX && !cutsY) return null; // scrolled: what is outside can be reached
        if (cutsX && s.textOverflow !== 'ellipsis' && (box.left < frame.left - slack || box.right > frame.right + slack)) return at;
        if (cutsY && (box.top < frame.top - slack || box.bottom > frame.bottom + slack)) return at;
      }
      if (s.position === 'fixed') return null;
    }
    if (!wanted.scrolls && (box.left < -slack || box.top < -slack || box.right > width + slack || box.bottom > height + slack)) return page;
    return null;
  };
  for (const node of document.querySelectorAll('body *')) {
    if (node.closest('svg') || node.closest('foreignObject') || hidden(node)) continue;
    const control = node.matches('button, a[href], input, select, summary, [role=switch], label.file') && !node.disabled;
    const own = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent.trim());
    if (!control && !own.length) continue;
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (control) {
      const by = cut(node, box, 1.5);
      if (by) found.push(`clipped: ${named(node)} by ${named(by)}`);
      const least = wanted.target;
      if (Math.min(box.width, box.height) < least - 0.5 && !node.closest('.hand'))
        found.push(`small target: ${named(node)} ${Math.round(box.width)}x${Math.round(box.height)}`);
      // cards of a hand lie over each other; seven of them can be told apart by a finger
      const hand = node.closest('.hand');
      if (hand && (box.height < least || (node.hasAttribute('aria-pressed') && hand.children.length < 8 && box.width < Math.min(least, 44) - 0.5)))
        found.push(`small card: ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    for (const child of own) {
      const size = parseFloat(styleOf(node).fontSize);
      if (size < 12 && (!node.closest('.card') || node.closest('.pn, .nm'))) found.push(`small text: ${named(node)} ${size}px`);
      const range = document.createRange();
      range.selectNodeContents(child);
      const text = range.getBoundingClientRect();
      if (!text.width) continue;
      const by = cut(node, text, 2.5);
      if (by && !node.closest('.card')) found.push(`clipped text: ${named(node)} by ${named(by)}`);
    }
  }
  return [...new Set(found)];
};
