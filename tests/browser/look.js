/* What a player sees on the page and could touch, as plain data. Nothing is read but the document. */
() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);
  const text = (node) => (node?.innerText ?? '').replace(/\s+/g, ' ').trim();
  /** Where to touch it, and whether a touch there would reach it. */
  const spot = (node) => {
    if (!node) return null;
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + Math.min(box.width / 2, 20), box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const enabled = !node.disabled && node.getAttribute('aria-disabled') !== 'true';
    return { x, y, enabled, free: !!top && (node === top || node.contains(top)), text: text(node) };
  };
  const symbols = (node) => all('.sym', node).map((sym) => [...sym.classList].filter((c) => !/^(sym|must|svelte.*)$/.test(c))[0]);
  const race = one('.race, .m');
  const garage = one('.gar');
  const root = race ?? garage;
  const dialog = one('dialog[open]');
  const screen = one('.home')
    ? 'home'
    : one('.lobby')
      ? 'lobby'
      : garage
        ? 'garage'
        : one('.res')
          ? 'results'
          : race
            ? 'race'
            : one('.message')
              ? 'message'
              : 'loading';
  const rows = all('.commit tbody tr, .oc > div').map((row) => ({
    speeds: text(one('.sd, b', row)).split('–').map(Number), // the least and the most of the row
    text: text(row),
    result: [...all('.rs b, .rs small, p', row)].map(text),
    bad: row.classList.contains('bad'),
  }));
  return {
    screen,
    step: root?.dataset.step ?? '',
    decision: root?.dataset.decision === undefined ? null : Number(root.dataset.decision),
    odds: root?.dataset.odds === 'true',
    sending: root?.dataset.sending === 'true',
    lost: !!one('.lost'),
    notices: all('.notices p span').map(text),
    hand: all('.hand .hc').map((card) => ({
      ...spot(card),
      card: card.dataset.card,
      at: Number(card.dataset.at),
      on: card.getAttribute('aria-pressed') === 'true',
      symbols: symbols(card),
      value: text(one('.v', card)),
    })),
    gears: all('.gate .gp, .keys button').map((gear, at) => ({
      ...spot(gear),
      gear: at + 1,
      on: gear.getAttribute('aria-pressed') === 'true',
    })),
    options: all('.options .opt[data-option]').map((option) => ({
      ...spot(option),
      at: Number(option.dataset.option),
      key: option.dataset.key,
      must: option.classList.contains('must'),
    })),
    commit: spot(one('[data-test=commit]')),
    /** What leaves it as it is: the second button, or the gold one. */
    done: spot(one('[data-test=decline]') ?? one('[data-test=commit][data-done=true]')),
    undo: spot(one('[data-test=undo]')),
    dialog: dialog && { title: text(one('h3, h2', dialog)), yes: spot(one('[data-test=confirm-yes]', dialog)) },
    forecast: rows,
    lots: all('.lot').map((lot) => ({
      ...spot(lot),
      at: Number(lot.dataset.lot),
      face: Number(lot.dataset.face),
      on: lot.getAttribute('aria-pressed') === 'true',
      symbols: symbols(lot),
      value: text(one('.v', lot)),
    })),
    slots: all('button.slot:not([disabled])').map(spot),
    take: spot(one('[data-test=take]')),
    keep: spot(one('[data-test=no-swap]')),
    order: all('.tower tbody tr').map((row) => Number(row.dataset.seat)),
    round: text(one('.facts .fact:nth-child(2) b')) || text(all('.mt .lap')[1]).replace(/\D/g, ''),
  };
};
