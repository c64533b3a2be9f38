const words = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => word.normalize("NFKC").replace(/\p{Cf}/gu, "")),
  );

/** Words that may stand between the parts of one number. */
export const FILLERS = words(`
  and then dash hyphen minus space plus next followed by comma slash aur phir fir baad ke taruvata tarvata tarvatha
  taruvatha mariyu తర్వాత తరువాత మరియు फिर और बाद`);

/** Words that show that a number is a telephone number. */
export const CALLING = words(`
  call calling whatsapp whatsap watsapp wa phone ph mobile mob cell dial text sms ring reach contact ఫోన్ కాల్
  వాట్సాప్ మొబైల్ फोन फ़ोन कॉल व्हाट्सएप व्हाट्सऐप मोबाइल`);

/** Words for other things that numbers count. */
export const MEASURES = words(`
  rs inr rupee rupees rupaye rupaya price cost fee fees rent salary emi loan lakh lakhs crore thousand hundred rank
  ranks subject subjects exam exams boards vachayi vachai aaye aye mark marks score scored scores percent percentage
  percentile cutoff gpa cgpa maths train trains platform coach berth seat flight bus pin pincode postcode section
  sections sec article ipc bns dhara mg ml mcg iu kg kgs km steps tablet tablets dose bp sugar pulse spo weight
  height degrees version year years jeetam appu vaddi markulu ankalu rupayalu velu laksha రూపాయలు రూపాయల జీతం అద్దె
  అప్పు ఈఎంఐ వేలు వేల లక్షలు మార్కులు ర్యాంకు ర్యాంక్ పిన్ సెక్షన్ రైలు ట్రైన్ ఎంజీ కిలోలు रुपये रुपए तनख्वाह किराया
  कर्ज़ ईएमआई हज़ार हजार सौ लाख अंक रैंक पिन धारा गाड़ी ट्रेन एमजी किलो आए`);

/** Where somebody has a name or number of their own: messengers, networks, mail and payment services. */
export const MESSENGERS = words(`
  insta instagram 1nsta ig telegram telegran tg snapchat snap discord facebook fb skype twitter signal whatsapp
  messenger threads linkedin reddit wechat viber imo sharechat gmail rediffmail email upi gpay phonepe paytm
  username userid handle ఇన్‌స్టా ఇన్స్టా ఇన్‌స్టాగ్రామ్ ఇన్స్టాగ్రామ్ టెలిగ్రామ్ టెలిగ్రాం వాట్సాప్ ఫేస్‌బుక్
  ఫేస్బుక్ స్నాప్ స్నాప్‌చాట్ డిస్కార్డ్ జీమెయిల్ యూపీఐ इंस्टा इन्स्टा इंस्टाग्राम टेलीग्राम टेलिग्राम व्हाट्सएप
  फेसबुक स्नैपचैट स्नैप डिस्कॉर्ड जीमेल यूपीआई`);

/** Words between the name of a messenger and a user name. */
export const LINKING = words(`
  id ids is name handle username user my mine account live me on as at ki ka pe par la lo ko it its am im i'm i add
  karo follow search find hai se naa na nenu ani లో కి పై పర్ ఐడీ ఐడి నా నేను पर में पे आईडी आयडी है मेरी मेरा`);

/** Words for a user's account or profile. */
export const NAMING = words(`
  id handle username userid ఐడీ ఐడి आईडी`);

/** Ordinary words that may follow these and are no user names. */
export const ORDINARY = words(`
  was is are has had not no and or but of for from to the a an in on at so too very just then than that this these
  those there here what when why how who whom whose which with without my your his her our their me you him them us
  it i he she we they boring empty dead new old locked fake disabled useless toxic hacked lost gone taken deleted
  deactivated private public blocked bad good down off full working kya nahi nahin ledu undi poyindi aur hai tha thi
  mat please again now today tonight tomorrow yesterday still already only ok okay fine yes home work office school
  college hostel night all everyone everybody time life day one two well sure thanks done right hmm haan avunu sare
  hello hi bye sorry see know come came go went got get did do be been am soon later first plz pls kindly asked
  proof card number password block status story stories post posts reels friend friends group channel message
  messages`);
