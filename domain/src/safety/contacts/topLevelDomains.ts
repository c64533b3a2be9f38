const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Endings of domains that are no ordinary words, so that after a full stop they can't begin a sentence. */
export const CLEAR_ENDINGS = set(`
  com net org edu gov mil info biz xyz dev app tech io co ly gl gg cc tv ai fm uk au ru cn jp eu ca fr nl ws blog
  wiki website mobi tel ninja guru vlog social studio photography graphics software systems solutions digital media
  click icu vip pro tk ml cf gq pw eth onl chat email cloud host hosting domains network website webcam uno moe lol
  gle भारत భారత్ பாரதம் ভারত ਭਾਰਤ ભારત ಭಾರತ ഭാരതം ଭାରତ بھارت`);

/**
 * Endings that are ordinary words too, as is every ending of two letters. Those of companies are left out: nobody can
 * have an address there.
 */
export const WORD_ENDINGS = set(`
  academy actor agency apartments art associates attorney auction audio auto baby band bar bargains beauty beer best
  bet bid bike bingo bio black blue boats bond boo book boutique box broker build builders business buzz cab cafe
  cam camera camp capital car cards care career careers cars casa cash casino catering center charity cheap church
  city claims cleaning clinic clothing club coach codes coffee college community company computer condos
  construction consulting contact contractors cooking cool country coupons courses credit cricket cruises dad dance
  date dating day deals degree delivery democrat dental dentist desi design diamonds diet direct directory discount
  doctor dog download earth eat education energy engineer engineering enterprises equipment esq estate events
  exchange expert exposed express fail faith family fan fans farm fashion film finance financial fish fishing fit
  fitness flights florist flowers foo food football forsale forum foundation fun fund furniture gallery game games
  garden gift gifts gives giving glass global gold golf gratis green gripe group guide guitars hair health
  healthcare help here hiphop hockey holdings holiday homes horse hospital house how immo inc industries ing ink
  institute insure international investments jewelry jobs juegos kids kitchen kiwi land law lawyer lease legal life
  lighting limited limo link live living llc loan loans locker love ltd luxury makeup management map market
  marketing mba meet meme memorial men menu mom money monster mortgage motorcycles mov movie museum music name navy
  network new news ngo now observer one online organic page partners parts party pet pharmacy phd phone photo photos
  physio pics pictures pink pizza place plumbing plus poker porn press prime prod productions prof promo properties
  property protection pub racing radio realty recipes red rehab rent rentals repair report republican rest
  restaurant review reviews rich rip rocks rodeo run safe sale salon save school schule science security select
  services sex shiksha shoes shop shopping show singles site ski skin soccer solar soy space sport spot storage
  store stream study style sucks supplies supply support surf surgery tattoo tax taxi team technology tennis theater
  tienda tips tires today tools top tours town toys trade trading training travel tube university vacations ventures
  vet viajes video villas vin vision vodka vote voting voyage watch watches weather wedding win wine work works
  world wow wtf yoga you zip zone`);
