/**
 * Short forms and variants that the rules of spelling do not bring together: a word without apostrophe, and the words
 * that it stands for.
 */
const ENGLISH = `
im=i am|ive=i have|id=i would|ill=i will|dont=do not|dnt=do not|didnt=did not|doesnt=does not|cant=can not
cannot=can not|cnt=can not|wont=will not|wouldnt=would not|couldnt=could not|shouldnt=should not|isnt=is not
arent=are not|wasnt=was not|havent=have not|hasnt=has not|aint=is not|youre=you are|theyre=they are|hes=he is
shes=she is|thats=that is|whats=what is|theres=there is|theyll=they will|theyd=they would|wanna=want to|wana=want to
wann=want to|gonna=going to|gona=going to|gunna=going to|gotta=have to|tryna=trying to|finna=going to|lemme=let me
u=you|ur=your|r=are|y=why|n=and|nd=and|b=be|bcz=because|bcoz=because|coz=because|cuz=because|cos=because|plz=please
pls=please|plss=please|rn=right now|tmrw=tomorrow|tmr=tomorrow|tom=tomorrow|tomo=tomorrow|tonite=tonight
2nite=tonight|2day=today|lyf=life|lyfe=life|luv=love|frnd=friend|msg=message|abt=about|sth=something|smth=something
nvm=never mind|idk=i do not know|ppl=people|thx=thanks|ty=thanks|hubby=husband|hv=have|hav=have|wnt=want|knw=know
evry=every|evryone=everyone|everybody=everyone|nobody=no one|noone=no one|anybody=anyone|myslf=myself|mysef=myself
meself=myself|sucide=suicide|suside=suicide|suicid=suicide|suecide=suicide|susaid=suicide|suicde=suicide
sewercide=suicide|sewerslide=suicide|soocide=suicide|kys=kill yourself|unaliving=unalive|unalived=unalive
dieing=dying|dyin=dying|diying=dying|kil=kill|kmsing=kms|cms=cm|ded=dead|h8=hate|ki11=kill|ki11ing=killing|kil1=kill
k1l1=kill|deadass=really|alot=a lot|gf=girlfriend|bf=boyfriend|fr=really|asap=now|pills=tablets|meds=tablets
tabs=tablets|tablet=tablets|pill=pills|gna=going to|imma=i am going to|ima=i am going to|wen=when|wat=what
evry1=everyone|any1=anyone|no1=no one|sm1=someone|hw=how|mch=much|lif=life|liv=live|livng=living|hve=have|nvr=never
agn=again|wil=will|cud=could|cudnt=could not|shud=should|wud=would|desided=decided|ther=there|pont=point
2moro=tomorrow|2morrow=tomorrow|tmro=tomorrow|nymore=anymore|nite=night|evrything=everything|nothin=nothing
oding=overdosing|frm=from|wit=with|witout=without|hapier=happier|rist=wrist|swalowd=swallowed|swallwed=swallowed
tabletz=tablets|lyk=like|dis=this|d=the|2nyt=tonight|2nit=tonight|2nyte=tonight|2nght=tonight|tnite=tonight
tnyt=tonight|tonyt=tonight|tonit=tonight|nyt=night|nyte=night|nght=night|tmrow=tomorrow|tmrrw=tomorrow|2mrw=tomorrow
2mrow=tomorrow|tmw=tomorrow|tmmrw=tomorrow|tommorow=tomorrow|tomorow=tomorrow|tomoro=tomorrow|ystrdy=yesterday
ystday=yesterday|4ever=forever|4evr=forever|4eva=forever|frever=forever|forevr=forever|sum1=someone|som1=someone
sumone=someone|smone=someone|sumthing=something|sumthin=something|smthing=something|smthin=something
everythin=everything|evrythin=everything|anythin=anything|anythng=anything|nthng=nothing|nthing=nothing
nuthin=nothing|nuthing=nothing|mor=more|anymor=anymore|jst=just|jus=just|juz=just|nt=not|nw=now|cn=can|wannt=want
wnted=wanted|thnk=think|thnking=thinking|thot=thought|goin=going|gng=going|gong=going|doin=doing|livin=living
endin=ending|jumpin=jumping|jmpin=jumping|jmping=jumping|jmp=jump|hangin=hanging|hng=hang|hngng=hanging
cuttin=cutting|takin=taking|tkng=taking|tke=take|tkn=taken|killin=killing|killng=killing|leavin=leaving
leavng=leaving|leav=leave|sayin=saying|feelin=feeling|feelng=feeling|fel=feel|sittin=sitting|standin=standing
bleedin=bleeding|writin=writing|cryin=crying|cryng=crying|tryin=trying|tryng=trying|sleepin=sleeping|slp=sleep
slpng=sleeping|wakin=waking|wke=wake|hurtin=hurting|beatin=beating|hittin=hitting|drinkin=drinking|breakin=breaking
breakng=breaking|tblet=tablets|tblets=tablets|tblts=tablets|tablts=tablets|tabletts=tablets|knif=knife|knyf=knife
nife=knife|poisn=poison|poisen=poison|posion=poison|poyson=poison|ovrdose=overdose|ovrdosed=overdosed|deth=death
dyeing=dying|blud=blood|trak=track|trck=track|terace=terrace|bridg=bridge|rdy=ready|redy=ready|lst=last|wrld=world
peopl=people|peple=people|alon=alone|tird=tired|tierd=tired|tyrd=tired|gudbye=goodbye|goodby=goodbye|gdbye=goodbye
gudby=goodbye|gudnyt=good night|gudnite=good night|gdnyt=good night|gn=good night|gud=good|bttr=better|betr=better
evr=ever|nevr=never|alwys=always|alwayz=always|stil=still|hlp=help|hlpme=help me|plzz=please|pleez=please|sry=sorry
srry=sorry|becoz=because|bcus=because|bcause=because|wudnt=would not|shudnt=should not|dontt=do not|mself=myself
mylf=myself|mysel=myself|fone=phone|skool=school|xam=exam|xams=exams|mrks=marks|prnts=parents|parnts=parents
fmly=family|famly=family|husbnd=husband|hsbnd=husband|hubnd=husband|wyf=wife|alrdy=already|alredy=already
fancy=stylish|wrng=wrong|bcum=become|bcame=became|whn=when|whr=where|wt=what|gt=got|givin=giving|gvng=giving
gve=give|gav=gave|wid=with|widout=without|wth=with|dem=them|den=then|dat=that|dey=they|dere=there|der=there
dese=these|lyfee=life
`;
const HINDI = `
h=hai|hu=hoon|hun=hoon|hoo=hoon|hon=hoon|m=main|mai=main|mein=main|mei=main|mn=main|mene=maine|meine=maine
mainne=maine|nhi=nahi|nai=nahi|nahin=nahi|nay=nahi|ni=nahi|nahee=nahi|naahi=nahi|nahii=nahi|nhii=nahi|nahe=nahi
muje=mujhe|mjhe=mujhe|mujko=mujhe|mujhko=mujhe|mereko=mujhe|merko=mujhe|mereku=mujhe|mjko=mujhe|zindgi=zindagi
jindgi=zindagi|zndgi=zindagi|zindaghi=zindagi|jindagee=zindagi|zindegi=zindagi|jingi=zindagi|khudko=khud ko|khd=khud
apneaap=apne aap|apneap=apne aap|krna=karna|krne=karne|kr=kar|krke=karke|krunga=karunga|krungi=karungi
krlunga=kar lunga|krlungi=kar lungi|rha=raha|rhi=rahi|rhe=rahe|chata=chahta|chati=chahti|chahata=chahta
chahati=chahti|chahtaa=chahta|chahthi=chahti|chahtha=chahta|chaiye=chahiye|chahie=chahiye|chaie=chahiye
chahye=chahiye|mrna=marna|mrne=marne|mrjana=mar jana|marjana=mar jana|marjaunga=mar jaunga|marjaungi=mar jaungi
marjau=mar jaun|marjaun=mar jaun|mrjau=mar jaun|jeena=jina|jine=jeene|jeenaa=jina|jna=jina|zehar=zeher|zahar=zeher
jahar=zeher|zehr=zeher|zahr=zeher|jeher=zeher|jehar=zeher|jahr=zeher|faansi=fansi|phasi=fansi|phaasi=fansi
fasi=fansi|faasi=fansi|phansi=fansi|khudkhushi=khudkushi|khudkusi=khudkushi|khudhkushi=khudkushi|kudkushi=khudkushi
khudkhusi=khudkushi|khudakushi=khudkushi|aatmhatya=atmahatya|atmhatya=atmahatya|aatamhatya=atmahatya
aatmahathya=atmahatya|atmahathya=atmahatya|athmahatya=atmahatya|athmahathya=atmahatya|atamhatya=atmahatya
aathmahathya=atmahatya|aatmhathya=atmahatya|zinda=jinda|jan=jaan|jaaan=jaan|goliya=goliyan|goliyaan=goliyan
golian=goliyan|neend=nind|nend=nind|neendh=nind|akhri=aakhri|aakhiri=aakhri|akhiri=aakhri|mje=mujhe|mre=mere
jndgi=zindagi|krni=karni|rsta=rasta|khtm=khatam
`;
const TELUGU = `
maranu=maranam|pranalu=pranam|praanalu=pranam|lidu=ledu|leedu=ledu|ledhu=ledu|lethu=ledu|leduu=ledu|neenu=nenu
nen=nenu|nenuu=nenu|nannuu=nannu|nuv=nuvvu|nv=nuvvu|nku=naku|nakuu=naku|naaku=naku|poovali=povali|povaali=povali
bratukalani=bathakalani|bratakalani=bathakalani|brathakalani=bathakalani|brathukalani=bathakalani
batakalani=bathakalani|bathukalani=bathakalani|batukalani=bathakalani|chavaalani=chavalani|savalani=chavalani
saavalani=chavalani|sachipotha=chachipotha|sachipotanu=chachipotanu|sachipovali=chachipovali|chaavaalani=chavalani
chskunta=chesukunta|cheskuntaa=chesukunta
`;

/** English words as they are written in Indian scripts. */
const LOANS = `
not=note|phyan=fan|phain=fan|bilding=building|bled=blade|phon=phone|tenshan=tension|dipreshan=depression
depreshan=depression|letar=letter|lettar=letter|maisej=message|mesej=message|messej=message|laif=life|trek=track
tryak=track|tren=train|trein=train|brij=bridge|teras=terrace|rep=rape|polis=police|polisu=police|susaid=suicide
suysaid=suicide|suisaid=suicide|tablet=tablets|tebalet=tablets|teblet=tablets|tyablet=tablets|tyabletlu=tablets
tablettlu=tablets|lastu=last|eksam=exam|egjam=exam|igjam=exam|bai=bye|gudbai=goodbye|sori=sorry|haspital=hospital
insyurens=insurance|stres=stress|pyanik=panic|painik=panic
`;

const mapOf = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .split(/[|\n]/)
      .map((pair) => pair.split("="))
      .flatMap(([short = "", words = ""]) =>
        short === "" || words === "" ? [] : [[short, words.split(" ")] as const],
      ),
  );

export const aliases = mapOf(ENGLISH + HINDI + TELUGU);
export const loans = mapOf(LOANS);
